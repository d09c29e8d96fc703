import { compter } from '#rules/format/nombres.ts'
import type { Demande } from '../demande/demande.ts'
import { accordesParArticle } from './accordes/parArticle.ts'

/** Quarters that a long career counts as contributed (art. D. 16-2 CPCMR). */
interface Cotises {
  readonly trimestres: number
  /** Part of them that a number or a fact to be confirmed makes count. */
  readonly incertains: number
  /** Part of those granted for children, and part validated by other schemes. */
  readonly deSource: { readonly enfants: number; readonly ailleurs: number }
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
  const { trimestresCotises, trimestresAssurance } = demande
  const { trimestresReputesIncertains: enfants = 0, trimestresAilleurs: ailleurs = 0 } = demande
  if (trimestresCotises !== undefined)
    return { trimestres: trimestresCotises, incertains: enfants + ailleurs, deSource: { enfants, ailleurs } }
  const ecartes = accordes(demande) + achetes(demande)
  return {
    trimestres: Math.max(0, trimestresAssurance - ecartes),
    incertains: 0,
    deSource: { enfants: 0, ailleurs: 0 },
    ecartes,
  }
}

/**
 * Why the contributed quarters that open a long career are to be confirmed, as a clause; `undefined` where they open it
 * without those in doubt, or do not open it.
 */
export const doutesDesCotises = ({ trimestres, incertains, deSource }: Cotises, requis: number) => {
  if (trimestres < requis || trimestres - incertains >= requis) return undefined
  const { enfants, ailleurs } = deSource
  const sources = [
    enfants > 0 ? `${compter(enfants, 'trimestre')} pour enfants, dont le nombre reste à confirmer` : '',
    ailleurs > 0
      ? `${compter(ailleurs, 'trimestre')} d’autres régimes, à confirmer : seul compte ce qui a été cotisé ou réputé l’être`
      : '',
  ]
  return sources.filter((source) => source !== '').join(', et ')
}
