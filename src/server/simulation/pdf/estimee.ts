import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import { euros } from '#rules/format/nombres.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { RegleFault } from '#rules/retraite/regle/RegleFault.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses.ts'

/** What a kept simulation gives as of a day; undefined when it is no longer possible. */
export const estimeeDe = (cir: Cir, { hypotheses }: Scenario, today: CalendarDate) => {
  try {
    const demande = demandeDuCompte(cir, hypotheses, today)
    return { demande, estimation: estimer(demande) }
  } catch (error) {
    if (!(error instanceof RegleFault)) throw error
    return undefined
  }
}

/** A figure, and the mark of one that an indicative table or reading made. */
export const figure = (valeur: string, indicatif: boolean): string =>
  indicatif ? `${valeur} (barème indicatif)` : valeur

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
