import { Type, type Static } from 'typebox'
import { articlesBonification, articlesEnfant } from '#rules/retraite/demande/articles.ts'
import type { RaisonCompte } from '#rules/carriere/compte.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { oneOf } from '#contract/kit/oneOf.ts'

const keysOf = <K extends string>(named: Readonly<Record<K, unknown>>) => Object.keys(named) as K[]

const id = Type.String({ minLength: 1, maxLength: 60 })
const date = dateSchema()

const categoriesEmploi = ['sedentaire', 'active', 'superactive'] as const

/** What someone was doing during a period (art. L. 9 CPCMR says which positions count). */
const positions = [
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

const bonificationSchema = Type.Object({
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
