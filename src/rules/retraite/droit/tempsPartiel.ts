import json from '../regle/tables/progressive.json' with { type: 'json' }

/**
 * Fraction of full pay, as the law writes it (art. L. 612-5 CGFP), that a quotité (in percent) pays; undefined when it is the
 * quotité itself.
 */
export const fractionPayee = (quotite: number): readonly [number, number] | undefined => {
  const row = json.partTimePay.rows.find(({ quotity }) => quotity === quotite)
  return row && [row.numerator, row.denominator]
}

/** Part of full pay that a part-time quotité (in percent) pays. */
export const remunerationPartielle = (quotite: number): number => {
  const [numerateur, denominateur] = fractionPayee(quotite) ?? [quotite, 100]
  return numerateur / denominateur
}

/** Whether a quotité makes sense: 1 to 100 percent, whole or not, since hours of service make it (art. L. 11 CPCMR). */
export const estQuotite = (quotite: number): boolean => quotite >= 1 && quotite <= 100

/**
 * Payable days of a part-time period: the fraction worked, or all of them when the law counts the time as full (raising a
 * child, parental presence, family carer, therapeutic part-time). Insurance always counts full time (art. L. 11 CPCMR).
 */
export const joursLiquidables = (jours: number, quotite: number, compteTempsPlein = false): number =>
  compteTempsPlein ? jours : (jours * quotite) / 100
