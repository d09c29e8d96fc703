import type { Demande } from '../estimation/demande.ts'
import { accordesParArticle } from './accordes/parArticle.ts'

/** Quarters that a long career counts as contributed (art. D. 16-2 CPCMR). */
interface Cotises {
  readonly trimestres: number
  /** Part of them deemed contributed by a reading or a number that no text confirms yet. */
  readonly incertains: number
  /** Quarters granted or bought, taken out of the insurance that stands for those that a request does not tell. */
  readonly ecartes?: number
}

/** Quarters granted that a request tells: by article, else by nature, else the bonifications alone. */
const accordes = (demande: Demande): number => {
  const { trimestresParArticle: parArticle, trimestresBonification, dateDepart } = demande
  const { trimestresEnfants = 0, trimestresHorsSurcote = 0 } =
    parArticle === undefined ? demande : accordesParArticle(parArticle, dateDepart)
  return Math.max(trimestresBonification, trimestresEnfants + trimestresHorsSurcote)
}

const achetes = ({ rachat }: Demande): number =>
  rachat?.compte === true && rachat.option !== 1 ? rachat.trimestres : 0

/**
 * Contributed quarters of a request; where it does not tell them, its insurance without what it says to be granted (bonifications,
 * majorations) or bought, which never count.
 */
export const cotisesDe = (demande: Demande): Cotises => {
  const { trimestresCotises, trimestresReputesIncertains: incertains = 0, trimestresAssurance } = demande
  if (trimestresCotises !== undefined) return { trimestres: trimestresCotises, incertains }
  const ecartes = accordes(demande) + achetes(demande)
  return { trimestres: Math.max(0, trimestresAssurance - ecartes), incertains: 0, ecartes }
}
