/** Pay that is not the quotité itself (art. L. 612-5 CGFP): 6/7 of full pay at 80 %, 32/35 at 90 %. */
const FRACTIONS: Readonly<Record<number, readonly [number, number]>> = { 80: [6, 7], 90: [32, 35] }

/** Fraction of full pay, as the law writes it, that a quotité (in percent) pays; undefined when it is the quotité. */
export const fractionPayee = (quotite: number): readonly [number, number] | undefined => FRACTIONS[quotite]

/** Part of full pay that a part-time quotité (in percent) pays. */
export const remunerationPartielle = (quotite: number): number => {
  const [numerateur, denominateur] = fractionPayee(quotite) ?? [quotite, 100]
  return numerateur / denominateur
}

/** Whether a quotité makes sense: 1 to 100 percent, whole. */
export const estQuotite = (quotite: number): boolean =>
  Number.isInteger(quotite) && quotite >= 1 && quotite <= 100

/**
 * Payable days of a part-time period: the fraction worked, or all of them when the law counts the time as full (raising a
 * child, parental presence, family carer, therapeutic part-time). Insurance always counts full time (art. L. 11 CPCMR).
 */
export const joursLiquidables = (jours: number, quotite: number, compteTempsPlein = false): number =>
  compteTempsPlein ? jours : (jours * quotite) / 100
