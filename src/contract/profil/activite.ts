import { type Static, Type } from 'typebox'
import { type Acte, actes } from '#contract/kit/actes.ts'
import { prive } from '#contract/kit/bases.ts'
import { defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

/** Acts shown at once, the latest first. */
export const ACTES_MONTRES = 20

const acteSchema = Type.Object({
  date: Type.String({ format: 'date-time' }),
  acte: oneOf(Object.keys(actes) as [Acte, ...Acte[]]),
  refuse: Type.Boolean(),
  /** Absent from what the administration did. */
  navigateur: Type.Optional(Type.String()),
  parAdministration: Type.Boolean(),
  motif: Type.Optional(Type.String({ description: 'Raison donnée par l’administration.' })),
})

export type ActeDuCompte = Static<typeof acteSchema>

export const profilActivite = defineCall({
  method: 'GET',
  path: `${prive}/profil/v1/activite`,
  resume: 'Ce qui a été fait ou refusé sur le compte, du plus récent au plus ancien',
  access: 'connecte',
  success: Type.Object({ listeActe: Type.Array(acteSchema) }),
})
