import { type Attestation, attestationSchema } from '#contract/documents/attestation.ts'
import { type Bulletin, bulletinSchema } from '#contract/documents/bulletin.ts'
import { Type } from 'typebox'
import { Check, Errors } from 'typebox/value'

/** A payslip as data, without the names that its document gives. */
export type StoredBulletin = Omit<Bulletin, 'documentUuid' | 'libelle'>

const schema = Type.Omit(bulletinSchema, ['documentUuid', 'libelle'])

/** A payslip as data that cannot be taken; its message says what is wrong, in French. */
export class BulletinFault extends Error {}

const sumOf = ({ lignes }: StoredBulletin, nature: string) =>
  lignes.reduce((total, ligne) => (ligne.nature === nature ? total + ligne.montant : total), 0)

const checkTotals = (bulletin: StoredBulletin) => {
  const { brut, deductions, netAvantImpot, impot, net } = bulletin.totaux
  const expected = {
    brut: [brut, sumOf(bulletin, 'aPayer')],
    deductions: [deductions, sumOf(bulletin, 'aDeduire')],
    netAvantImpot: [netAvantImpot, brut - deductions],
    net: [net, netAvantImpot - impot],
  }
  for (const [name, [said, reckoned]] of Object.entries(expected))
    if (said !== reckoned)
      throw new BulletinFault(
        `Le bulletin structuré ne tombe pas juste : totaux.${name} vaut ${said} centimes, ses lignes donnent ${reckoned}.`,
      )
}

/** Reads a payslip as data: of the contract's shape, and its totals those of its lines. Throws a BulletinFault otherwise. */
export const storedBulletin = (json: unknown): StoredBulletin => {
  if (!Check(schema, json)) {
    const [fault] = Errors(schema, json)
    const where = fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''
    throw new BulletinFault(
      where === ''
        ? 'Le bulletin structuré doit avoir les champs periode, situation, lignes et totaux.'
        : `Le bulletin structuré est mal formé : ${where} manque d’un champ, ou n’a pas la forme attendue.`,
    )
  }
  checkTotals(json)
  return json
}

/** Whether what is kept beside a document is a tax certificate as data. */
export const isAttestation = (json: unknown): json is Attestation => Check(attestationSchema, json)

/** Reads a tax certificate as data. Throws a BulletinFault when it is none. */
export const storedAttestation = (json: unknown): Attestation => {
  if (isAttestation(json)) return json
  throw new BulletinFault(
    'L’attestation structurée doit avoir les champs annee, netImposable et impot, en centimes.',
  )
}
