import type { DureeRequise } from '../droit/durations.ts'
import type { Demande } from '../demande/demande.ts'
import type { Parties } from '../regle/loi.ts'

/**
 * Percentage of the salary before décote or surcote (art. L. 12 and L. 13 CPCMR): 75 % × quarters ÷ required. Services
 * alone stop at 75 %; bonifications, which are part of the payable quarters, may raise it to 80 %. Not rounded.
 */
export const pourcentageDe = (
  a: {
    readonly trimestresLiquidables: number
    readonly trimestresBonification: number
    readonly trimestresRequis: number
  },
  { maximum, withBonifications }: Parties['percentage'],
): number => {
  const services = Math.min(a.trimestresLiquidables - a.trimestresBonification, a.trimestresRequis)
  const compte = services + a.trimestresBonification
  return Math.min((maximum * compte) / a.trimestresRequis, withBonifications)
}

/**
 * Percentage of the NBI’s points that is paid: 75 % × quarters for which they were held ÷ required (loi n° 91-73, art. 27),
 * never above that of the pension, which stands for it where the time is not told.
 */
export const pourcentageNbi = (
  { trimestresNbi }: Demande,
  pourcentage: number,
  { trimestres }: DureeRequise,
  { percentage }: Parties,
): number =>
  trimestresNbi === undefined
    ? pourcentage
    : Math.min(pourcentage, (percentage.maximum * trimestresNbi) / trimestres)
