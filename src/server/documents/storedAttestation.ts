import { type Attestation, attestationSchema } from '#contract/documents/attestation.ts'
import { Check } from 'typebox/value'
import { BulletinFault } from './storedBulletin.ts'

/** Whether what is kept beside a document is a tax certificate as data. */
export const isAttestation = (json: unknown): json is Attestation => Check(attestationSchema, json)

/** Reads a tax certificate as data. Throws a BulletinFault when it is none. */
export const storedAttestation = (json: unknown): Attestation => {
  if (isAttestation(json)) return json
  throw new BulletinFault(
    'L’attestation structurée doit avoir les champs annee, netImposable et impot, en centimes.',
  )
}
