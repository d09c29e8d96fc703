import type { Scenario } from '#contract/simulation/simulateur.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { quotiteProgressive } from '#rules/simulation/comparaison/comparaison.ts'
import { simulateurMessages } from '../words.ts'

const words = simulateurMessages.scenarios

/** Name of a simulation that was given none: what it keeps, and its date. */
export const nomParDefaut = ({ choix, hypotheses }: Pick<Scenario, 'choix' | 'hypotheses'>): string => {
  const { dateDepart, rachat } = hypotheses
  const date = dateEnChiffres(dateDepart)
  if (choix === 'progressive') return words.nomProgressive(quotiteProgressive(hypotheses), date)
  return rachat.trimestres > 0
    ? words.nomRachat(rachat.trimestres, rachat.option, date)
    : words.nomParDefaut(date)
}
