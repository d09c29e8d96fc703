import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { Cellule } from '#contract/simulation/comparaison.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { euros } from '#rules/format/nombres.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { type ChoixGarde, choixGarde } from '#rules/simulation/comparaison/choixGarde.ts'
import { estPlan } from '#rules/simulation/comparaison/plans.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'

/** What a kept simulation gives: its choice, and the estimate of its full pension. */
export interface Estimee {
  readonly garde: ChoixGarde
  readonly demande: Demande
  readonly estimation: Estimation
}

/** What a kept simulation gives as of a day; undefined when it is no longer possible. */
export const estimeeDe = (cir: Cir, scenario: Scenario, today: CalendarDate): Estimee | undefined => {
  const garde = choixGarde(cir, scenario, today)
  if (!estPlan(garde)) return undefined
  const demande = demandeDuCompte(cir, garde.suppose, today)
  return { garde, demande, estimation: estimer(demande) }
}

/** A figure, and the mark of one that an indicative table or reading made. */
export const figure = (valeur: string, indicatif: boolean): string =>
  indicatif ? `${valeur} (barème indicatif)` : valeur

/** A cell of a comparison, with its mark. */
export const figureDe = ({ valeur, indicatif }: Cellule): string => figure(valeur, indicatif)

/** The additional pension in the form in which it is paid. */
export const rafpEnMots = ({
  forme,
  capital,
  renteMensuelle,
  indicatif,
}: NonNullable<Estimation['rafp']>): string => {
  if (forme === 'nonOuvert') return 'ouverte à l’âge légal seulement'
  const montant = forme === 'rente' ? `${euros(renteMensuelle)} par mois` : euros(capital)
  return figure(`${montant}${forme === 'fractionne' ? ', versés en deux fois' : ''}`, indicatif)
}
