import type { Euros } from '#rules/money.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { Hypotheses } from '../hypotheses/hypotheses.ts'
import { type Croisement, croisement, recuA } from './cumul.ts'
import {
  aLaDate,
  avecEtudes,
  type Empeche,
  estPlan,
  type Plan,
  plusTard,
  sansRachat,
  type Situation,
} from './plans.ts'
import { progressivePuis } from './progressivePuis.ts'

/** Ages at which the totals are told, in years. */
export const AGES_DES_TOTAUX = [70, 80, 90] as const

/** Working time of the progressive pension, in percent of full time, as long as the person chooses none: a choice of ours. */
const QUOTITE_PROPOSEE = 80

/** Working time of the progressive pension supposed, in percent of full time. */
export const quotiteProgressive = ({
  quotiteProgressive: choisie = QUOTITE_PROPOSEE,
}: Pick<Hypotheses, 'quotiteProgressive'>) => choisie

/** Gross euros received at each of these ages, the cost taken off. */
export const totauxDe = (naissance: CalendarDate, plan: Plan): readonly Euros[] =>
  AGES_DES_TOTAUX.map((age) => recuA(naissance, plan, age))

/** Choices side by side, the first being what the others are compared with. */
export type NomDeChoix =
  | 'dateChoisie'
  | 'plusTard'
  | 'progressive'
  | 'rachatDuree'
  | 'rachatTaux'
  | 'rachatDeux'

/** A choice that is possible; totals are gross euros received at 70, 80 and 90, its cost taken off. */
export interface ChoixPossible extends Plan, Croisement {
  readonly nom: NomDeChoix
  readonly totaux: readonly Euros[]
}

/** A choice, or every reason why it is not one. */
export type Choix = ChoixPossible | { readonly nom: NomDeChoix; readonly empechements: Empeche }

/** Choices of one person, the full pension at the date supposed first. */
export interface Comparaison {
  /** Working time of the progressive pension, in percent of full time. */
  readonly quotite: number
  readonly choisie: ChoixPossible
  readonly autres: readonly Choix[]
}

type NomDAutreChoix = Exclude<NomDeChoix, 'dateChoisie'>

/** In the order in which they are read. */
const plansDesAutres = (situation: Situation): Readonly<Record<NomDAutreChoix, Plan | Empeche>> => ({
  plusTard: plusTard(situation),
  progressive: progressivePuis(situation, quotiteProgressive(situation.hypotheses)),
  rachatDuree: avecEtudes(situation, 1),
  rachatTaux: avecEtudes(situation, 2),
  rachatDeux: avecEtudes(situation, 3),
})

/** A buy-back that pays for both, and gives no more than one that pays for less. */
const sansMieux = (deux: Plan | Empeche, ...moins: readonly (Plan | Empeche)[]) =>
  estPlan(deux) && moins.some((plan) => estPlan(plan) && plan.pensionMensuelle >= deux.pensionMensuelle)

/**
 * The choices of the owner of an account around the date supposed, side by side: each from the same suppositions, a buy-back
 * among them left aside. Gross euros of today, pensions only: no pay, no additional pension, no levies. `undefined` when the
 * full pension at that date has a fault.
 */
export const comparerChoix = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
): Comparaison | undefined => {
  const naissance = cir.situation.dateNaissance
  const situation: Situation = { cir, hypotheses: sansRachat(hypotheses), aujourdhui }
  const reference = aLaDate(situation)
  if (!estPlan(reference)) return undefined
  const possible = (nom: NomDeChoix, plan: Plan): ChoixPossible => ({
    nom,
    ...plan,
    totaux: totauxDe(naissance, plan),
    ...croisement(naissance, plan, reference),
  })
  const { rachatDeux, ...plans } = plansDesAutres(situation)
  const deux: Plan | Empeche = sansMieux(rachatDeux, plans.rachatDuree, plans.rachatTaux)
    ? ['RACHAT_PAS_MIEUX']
    : rachatDeux
  const autres = Object.entries({ ...plans, rachatDeux: deux }).map(([nom, plan]): Choix => {
    const un = nom as NomDAutreChoix
    return estPlan(plan) ? possible(un, plan) : { nom: un, empechements: plan }
  })
  return { quotite: quotiteProgressive(hypotheses), choisie: possible('dateChoisie', reference), autres }
}
