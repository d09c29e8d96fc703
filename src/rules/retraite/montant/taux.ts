import type { Parties } from '../regle/loi.ts'

/**
 * Percentage of the salary before décote or surcote (art. L. 13 and L. 14 CPCMR): 75 % × quarters ÷ required. Services
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
