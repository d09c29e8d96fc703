import { articlesBonification, articlesEnfant } from '#rules/retraite/droit/accordes/articles.ts'
import type { RaisonCompte } from '#rules/carriere/compte.ts'
import { etatsCorrection } from '#rules/carriere/correction/etatsCorrection.ts'
import { type Static, Type } from 'typebox'
import { dateSchema } from '#contract/kit/date.ts'
import { prive } from '#contract/kit/bases.ts'
import { defineCall } from '#contract/kit/call.ts'
import { departPrevuSchema } from '#contract/demande/departPrevu.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { NOMBRE_PIECES, pieceSchema } from '#contract/kit/piece.ts'

const keysOf = <K extends string>(named: Readonly<Record<K, unknown>>) => Object.keys(named) as K[]

const id = Type.String({ minLength: 1, maxLength: 60 })
const date = dateSchema()

export const categoriesEmploi = ['sedentaire', 'active', 'superactive'] as const

/** What someone was doing during a period (art. L. 9 CPCMR says which positions count). */
export const positions = [
  'activite',
  'detachement',
  'congeparental',
  'disponibilite',
  'servicenational',
  'auxiliaire',
] as const

/** Why someone works less, or not at all (art. L. 9 1° CPCMR for a child). */
const raisons = ['enfant', 'therapeutique'] as const satisfies readonly RaisonCompte[]

export const periodeSchema = Type.Object({
  periodeId: id,
  debut: date,
  fin: Type.Optional(dateSchema({ description: 'Dernier jour ; absente quand la période est en cours.' })),
  employeur: Type.String(),
  grade: Type.String(),
  echelon: Type.String(),
  position: oneOf(positions),
  categorie: oneOf(categoriesEmploi),
  indiceMajore: Type.Optional(Type.Integer()),
  quotite: Type.Optional(Type.Number({ description: 'Pour cent d’un temps plein.' })),
  tempsPartiel: Type.Optional(Type.Boolean({ description: 'Le dossier dit « temps partiel ».' })),
  raison: Type.Optional(oneOf(raisons)),
  valides: Type.Optional(
    Type.Boolean({ description: 'Services auxiliaires validés pour la pension ; absent : non validés.' }),
  ),
})

export const enfantSchema = Type.Object({
  enfantId: id,
  prenom: Type.String(),
  dateNaissance: date,
  elevePendant9Ans: Type.Boolean(),
  handicap80: Type.Boolean({ description: 'Invalidité de 80 % ou plus.' }),
  trimestresBonification: Type.Integer({ description: 'Trimestres qui comptent pour la pension.' }),
  trimestresMajoration: Type.Integer({ description: 'Trimestres d’assurance seulement.' }),
  article: Type.Optional(oneOf(keysOf(articlesEnfant))),
})

export const bonificationSchema = Type.Object({
  bonificationId: id,
  libelle: Type.String(),
  trimestres: Type.Integer(),
  article: Type.Optional(oneOf(keysOf(articlesBonification))),
})

export const regimeSchema = Type.Object({
  regimeId: id,
  libelle: Type.String(),
  annees: Type.Array(Type.Object({ annee: Type.Integer(), trimestres: Type.Integer() })),
})

/** A career as the retirement service has it. */
export const cirSchema = Type.Object({
  misAJourLe: date,
  situation: Type.Object({
    dateNaissance: date,
    corps: Type.String(),
    grade: Type.String(),
    echelon: Type.String(),
    categorie: oneOf(categoriesEmploi),
    indiceMajore: Type.Integer(),
    indiceDepuis: date,
    nbi: Type.Integer({ description: 'Points de nouvelle bonification indiciaire.' }),
    employeur: Type.String(),
    trimestresNbi: Type.Optional(
      Type.Integer({ description: 'Trimestres de perception de la NBI, à la date du compte.' }),
    ),
    trimestresHandicap: Type.Optional(
      Type.Integer({ description: 'Trimestres de services avec une incapacité de 50 % au moins.' }),
    ),
  }),
  enfants: Type.Array(enfantSchema),
  enfantsDeclares: Type.Integer({ description: 'Enfants connus de l’employeur.' }),
  carriere: Type.Array(periodeSchema),
  bonifications: Type.Array(bonificationSchema),
  autresRegimes: Type.Array(regimeSchema),
  rafp: Type.Optional(Type.Object({ points: Type.Integer(), auLe: date })),
})

export type Cir = Static<typeof cirSchema>
export type PeriodeCir = Static<typeof periodeSchema>
export type EnfantCir = Static<typeof enfantSchema>
export type RegimeCir = Static<typeof regimeSchema>

export const sectionsCir = ['situation', 'enfants', 'carriere', 'bonifications', 'autresregimes'] as const

export type SectionCir = (typeof sectionsCir)[number]

const verdict = oneOf(['exact', 'acorriger'])
const verdicts = Type.Object({
  situation: verdict,
  enfants: verdict,
  carriere: verdict,
  bonifications: verdict,
  autresregimes: verdict,
} satisfies Record<SectionCir, typeof verdict>)

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
  debut: Type.Optional(date),
  fin: Type.Optional(date),
  explication: Type.String(),
  motif: Type.Optional(Type.String({ description: 'Pourquoi elle est refusée, ou quelle pièce manque.' })),
  creeLe: Type.String({ format: 'date-time' }),
  modifieLe: Type.String({ format: 'date-time' }),
  pieces: Type.Array(pieceSchema),
})

export type Correction = Static<typeof correctionSchema>
export type EtatCorrection = Correction['etat']

const shared = { access: 'connecte', service: 'compteindividuelretraite' } as const

export const compteindividuelretraite = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/compteindividuelretraite/v1`,
  resume: 'Compte individuel retraite, ce qui en a été vérifié et les corrections demandées',
  success: Type.Object({
    cir: Type.Optional(cirSchema),
    verification: Type.Optional(
      Type.Object({ le: Type.String({ format: 'date-time' }), sections: verdicts }),
    ),
    listeCorrection: Type.Array(correctionSchema),
    departPrevu: Type.Optional(departPrevuSchema),
  }),
})

export const verificationcir = defineCall({
  ...shared,
  method: 'POST',
  path: `${prive}/verificationcompteindividuelretraite/v1`,
  resume: 'Valide la vérification de chaque section du compte',
  writes: true,
  body: Type.Object({ sections: Type.Partial(verdicts, { additionalProperties: false }) }),
  success: Type.Object({}),
})

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
  success: Type.Object({ correctionId: Type.String({ format: 'uuid' }), numero: Type.String() }),
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

export const telechargercir = defineCall({
  ...shared,
  method: 'GET',
  path: `${prive}/telechargercompteindividuelretraite/v1`,
  acte: 'telechargement',
  resume: 'Télécharge le compte individuel retraite en PDF',
  produces: 'application/pdf',
  success: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
  refusals: [404],
})

/** What the retirement account calls. */
export const appelsCarriere = [
  compteindividuelretraite,
  verificationcir,
  correctioncir,
  completercorrection,
  telechargercir,
] as const
