import type { Static } from 'typebox'
import { oneOf } from './oneOf.ts'

/** Whether an event was read. */
export const statutLectureSchema = oneOf(['EVE_NON_LU', 'EVE_LU'])

export type StatutLecture = Static<typeof statutLectureSchema>

/** What opening an event does (specification, §2.3). */
export const actionsIhm = [
  'ouvrirDocument',
  'confirmerIdentite',
  'CONFIRMER_IDENTITE',
  'lienSuiviRetraite',
  'SUIVI_RETRAITE',
  'lienSuiviRetraiteProgressive',
  'SUIVI_RETRAITE_PROGRESSIVE',
  'lienDemandeDepartRetraite',
  'DEMANDE_DEPART_RETRAITE',
  'lienCompteIndividuelRetraite',
  'COMPTE_INDIVIDUEL_RETRAITE',
  'securiserCompte',
  'SECURISER_COMPTE',
  'ouvrirUrl',
] as const

export type ActionIhm = (typeof actionsIhm)[number]

/** What an action leads to, in each of its spellings: an act there closes the events that asked for it. */
export const actes = {
  identite: ['confirmerIdentite', 'CONFIRMER_IDENTITE'],
  suividepartretraite: ['lienSuiviRetraite', 'SUIVI_RETRAITE'],
  suividepartretraiteprogressive: ['lienSuiviRetraiteProgressive', 'SUIVI_RETRAITE_PROGRESSIVE'],
  demandedepartretraite: ['lienDemandeDepartRetraite', 'DEMANDE_DEPART_RETRAITE'],
  compteindividuelretraite: ['lienCompteIndividuelRetraite', 'COMPTE_INDIVIDUEL_RETRAITE'],
  verification: ['securiserCompte', 'SECURISER_COMPTE'],
} as const satisfies Readonly<Record<string, readonly ActionIhm[]>>

/** Whether some action leads there. */
export const isActe = (name: string): name is keyof typeof actes => Object.hasOwn(actes, name)

/** Actions that only a person who may write can do: the others only show. */
export const actionsQuiEngagent: readonly ActionIhm[] = [
  ...actes.identite,
  ...actes.demandedepartretraite,
  ...actes.verification,
]
