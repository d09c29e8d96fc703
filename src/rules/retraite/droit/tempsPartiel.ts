import { pourcent } from '#rules/format/nombres.ts'
import json from '../regle/tables/progressive.json' with { type: 'json' }
import { estServiceDEnseignant } from './quotite.ts'

/** A part of full pay that is not the quotité itself. */
interface Payee {
  readonly part: number
  /** As it is told: « 6/7 », « 87,62 % ». */
  readonly dite: string
  readonly confirme: boolean
}

const { rows, teachers } = json.partTimePay

/** Between 80 and 90 %, teachers are paid on the line that leads from 6/7 to 32/35 (circulaire n° 2015-105). */
const payeeDEnseignant = (quotite: number): Payee | undefined => {
  const { over, under, numerator, denominator, plus, confirmed: confirme } = teachers
  if (quotite <= over || quotite >= under || !estServiceDEnseignant(quotite)) return undefined
  const pourcentage = (quotite * numerator) / denominator + plus
  return { part: pourcentage / 100, dite: pourcent(pourcentage), confirme }
}

/**
 * Part of full pay that a quotité (in percent) pays, as the law writes it (art. L. 612-5 CGFP); undefined when it is the
 * quotité itself.
 */
export const fractionPayee = (quotite: number): Payee | undefined => {
  const row = rows.find(({ quotity }) => quotity === quotite)
  return row
    ? {
        part: row.numerator / row.denominator,
        dite: `${row.numerator}/${row.denominator}`,
        confirme: true,
      }
    : payeeDEnseignant(quotite)
}

/** Part of full pay that a part-time quotité (in percent) pays. */
export const remunerationPartielle = (quotite: number): number =>
  fractionPayee(quotite)?.part ?? quotite / 100

/** Whether a quotité makes sense: 1 to 100 percent, whole or not, since hours of service make it (art. L. 11 CPCMR). */
export const estQuotite = (quotite: number): boolean => quotite >= 1 && quotite <= 100

/**
 * Payable days of a part-time period: the fraction worked, or all of them when the law counts the time as full (raising a
 * child, parental presence, family carer, therapeutic part-time). Insurance always counts full time (art. L. 11 CPCMR).
 */
export const joursLiquidables = (jours: number, quotite: number, compteTempsPlein = false): number =>
  compteTempsPlein ? jours : (jours * quotite) / 100
