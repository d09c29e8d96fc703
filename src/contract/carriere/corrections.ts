import { Type, type Static } from 'typebox'
import { etatsCorrection } from '#rules/carriere/correction/etatsCorrection.ts'
import { prive, defineCall } from '#contract/kit/call.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { NOMBRE_PIECES, pieceSchema } from '#contract/kit/piece.ts'

export const naturesCorrection = [
  'periodemanquante',
  'dates',
  'gradeindice',
  'quotite',
  'enfant',
  'servicenational',
  'autre',
] as const

export type NatureCorrection = (typeof naturesCorrection)[number]

export const correctionSchema = Type.Object({
  correctionId: Type.String({ format: 'uuid' }),
  numero: Type.String({ description: 'À rappeler au service.' }),
  etat: oneOf(etatsCorrection),
  nature: oneOf(naturesCorrection),
  objet: Type.String({ description: 'Ligne du compte, en clair.' }),
  ligneId: Type.Optional(Type.String({ description: 'Ligne du compte ; absente pour ce qui y manque.' })),
  debut: Type.Optional(dateSchema()),
  fin: Type.Optional(dateSchema()),
  explication: Type.String(),
  motif: Type.Optional(Type.String({ description: 'Pourquoi elle est refusée, ou quelle pièce manque.' })),
  creeLe: Type.String({ format: 'date-time' }),
  modifieLe: Type.String({ format: 'date-time' }),
  pieces: Type.Array(pieceSchema),
})

export type Correction = Static<typeof correctionSchema>
export type EtatCorrection = Correction['etat']

const shared = { access: 'connecte', service: 'compteindividuelretraite' } as const

const envoyeeSchema = Type.Object({ correctionId: Type.String({ format: 'uuid' }), numero: Type.String() })

/** What tells a correction that was sent. */
export type CorrectionEnvoyee = Static<typeof envoyeeSchema>

export const correctioncir = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/correctioncompteindividuelretraite/v1`,
  acte: 'correction',
  resume: 'Transmet une demande de correction du compte',
  writes: true,
  body: Type.Object({
    cleEnvoi: Type.String({ format: 'uuid' }),
    nature: oneOf(naturesCorrection),
    /** Row of the account; empty for something that is missing. */
    ligneId: Type.String({ maxLength: 60 }),
    valeurs: Type.Record(Type.String(), Type.String({ maxLength: 200 })),
    explication: Type.String({ maxLength: 20_000 }),
    pieces: Type.Array(Type.String({ format: 'uuid' }), { maxItems: NOMBRE_PIECES }),
  }),
  success: envoyeeSchema,
})

export const completercorrection = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/completercorrectioncompteindividuelretraite/v1`,
  acte: 'correction',
  resume: 'Joint les pièces demandées à une correction, dont l’étude reprend',
  writes: true,
  body: Type.Object({
    correctionId: Type.String({ format: 'uuid' }),
    pieces: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: NOMBRE_PIECES }),
  }),
  success: Type.Object({}),
  refusals: [404],
})

export const calendriercorrection = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/calendriercorrectioncompteindividuelretraite/v1`,
  resume: 'Prochaine date d’une correction transmise, pour un agenda (RFC 5545)',
  produces: 'text/calendar',
  query: Type.Object({ correctionId: Type.String({ format: 'uuid' }) }),
  success: Type.String(),
  refusals: [404],
})

export const telechargeraccusecorrection = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/telechargeraccusecorrectioncompteindividuelretraite/v1`,
  acte: 'telechargement',
  resume: 'Télécharge l’accusé de réception d’une demande de correction en PDF',
  produces: 'application/pdf',
  query: Type.Object({ correctionId: Type.String({ format: 'uuid' }) }),
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  refusals: [404],
})
