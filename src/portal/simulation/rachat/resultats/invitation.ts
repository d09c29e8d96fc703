import type { minimumUtileDe, RachatForm } from '#contract/simulation/rachat/rachatForm.ts'
import { calculetteMessages } from '../words.ts'

const { resultats: words, demande } = calculetteMessages

/** Fields without which nothing is reckoned, in their order. */
const requis = ['dateNaissance', 'trimestres', 'indiceMajore', 'dateDemande'] as const

/**
 * What is said where the three options will stand: what is still to be typed, and nothing else; before it, that no buy-back
 * is of use at the departure, when it is known.
 */
export const invitation = (saisie: RachatForm, minimum: ReturnType<typeof minimumUtileDe>): string => {
  const manquants = requis.filter((champ) => saisie[champ].trim() === '').map((champ) => words.aSaisir[champ])
  const dite = manquants.length === 0 ? words.aVerifier : words.indiquez(manquants)
  return minimum === 'aucun' ? `${demande.utileAucun} ${dite}` : dite
}
