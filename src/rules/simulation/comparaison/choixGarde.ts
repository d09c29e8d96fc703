import type { Euros } from '#rules/money.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { autreDepart, type Hypotheses } from '../hypotheses/hypotheses.ts'
import { type ChoixPossible, quotiteProgressive, totauxDe } from './comparaison.ts'
import { commeSuppose, type Empeche, estPlan, type Plan, sansRachat, type Situation } from './plans.ts'
import { apresProgressive, progressivePuis } from './progressivePuis.ts'

/** How the owner of an account would leave: at once with the full pension, or through a progressive one. */
export const sortesDeChoix = ['entiere', 'progressive'] as const

export type SorteDeChoix = (typeof sortesDeChoix)[number]

/** What is kept of a choice: how one leaves, and the suppositions that say when, and what is bought. */
export interface AGarder<H extends Hypotheses = Hypotheses> {
  readonly choix: SorteDeChoix
  readonly hypotheses: H
}

/** A kept choice that is possible; totals are gross euros received at 70, 80 and 90, its cost taken off. */
export interface ChoixGarde extends Plan {
  readonly totaux: readonly Euros[]
  /** Suppositions of its full pension: after a progressive one, its working time is among them. */
  readonly suppose: Hypotheses
}

const planDe = ({ hypotheses, ...rest }: Situation, choix: SorteDeChoix): Plan | Empeche =>
  choix === 'entiere'
    ? commeSuppose({ hypotheses, ...rest })
    : progressivePuis({ hypotheses: sansRachat(hypotheses), ...rest }, quotiteProgressive(hypotheses))

/** Whether the day of a departure that was supposed has come: nobody asks for it any more. */
export const estPassee = (
  { dateDepart }: Pick<Hypotheses, 'dateDepart'>,
  aujourdhui: CalendarDate,
): boolean => dateDepart <= aujourdhui

/** What a kept choice gives as of a day; or every reason why it is not possible. A progressive pension leaves the buy-back aside. */
export const choixGarde = (
  cir: CompteRetraite,
  { choix, hypotheses }: AGarder,
  aujourdhui: CalendarDate,
): ChoixGarde | Empeche => {
  if (estPassee(hypotheses, aujourdhui)) return ['DEPART_PASSE']
  const plan = planDe({ cir, hypotheses, aujourdhui }, choix)
  if (!estPlan(plan)) return plan
  const suppose = plan.progressive ? apresProgressive(sansRachat(hypotheses), plan.progressive) : hypotheses
  return { ...plan, totaux: totauxDe(cir.situation.dateNaissance, plan), suppose }
}

/** What keeps a choice of the comparison, from the suppositions that it was made with. */
export const aGarder = <H extends Hypotheses>(
  cir: CompteRetraite,
  hypotheses: H,
  { dateDepart, progressive, rachat }: Pick<ChoixPossible, 'dateDepart' | 'progressive' | 'rachat'>,
): AGarder<H> => ({
  choix: progressive ? 'progressive' : 'entiere',
  hypotheses: {
    ...autreDepart(cir, hypotheses, dateDepart),
    rachat: rachat ?? { ...hypotheses.rachat, trimestres: 0 },
  },
})
