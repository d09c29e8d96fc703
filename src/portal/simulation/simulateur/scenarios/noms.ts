import { NOM_MAXIMUM, type Scenario } from '#contract/simulation/simulateur.ts'
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

/** Room of « (2) » after a name; there are four simulations at most. */
const NUMERO = words.nomNumerote('', 2).length

/**
 * A name that no other simulation has: the same one with a number when it is taken. The column of a simulation and its buttons
 * are told apart by nothing else (RGAA 5.7, 11.9).
 */
export const nomDistinct = (nom: string, pris: readonly string[]): string => {
  const numeros = [...pris.keys()].map((rang) => rang + 2)
  const noms = numeros.map((numero) => words.nomNumerote(nom.slice(0, NOM_MAXIMUM - NUMERO), numero))
  return [nom, ...noms].find((un) => !pris.includes(un)) ?? nom
}
