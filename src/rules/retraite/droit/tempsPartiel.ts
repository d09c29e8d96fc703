import { baremeFormule } from '../montant/decote.ts'

const { surcotisation } = baremeFormule.partTime

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

/**
 * Monthly contribution of those who pay for the time not worked (art. L. 11 bis and D. 5 CPCMR), on the full-time monthly
 * salary; the employer’s rate is not confirmed. In euros, not rounded.
 */
export const surcotisationDe = (traitementMensuel: number, quotite: number) => {
  const { agentRate, employerRateUsed2026, employerRateConfirmed } = surcotisation
  const travaille = quotite / 100
  const taux = agentRate * travaille + 0.8 * (agentRate + employerRateUsed2026) * (1 - travaille)
  return { taux, montant: (traitementMensuel * taux) / 100, confirme: employerRateConfirmed }
}

/** Quarters that paying for the time not worked may give at most. */
export const trimestresSurcotisationMaximum = (handicap80: boolean): number =>
  handicap80 ? surcotisation.maxQuartersGainedDisabled80 : surcotisation.maxQuartersGained
