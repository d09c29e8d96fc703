import { premierPrelevementSource } from './taux/rates.ts'

/**
 * Percentage of an amount in cents, rounded to the nearest cent. The percentage has two decimals at most:
 * it is taken as an integer number of hundredths, so that no half cent is lost to binary fractions.
 */
export const percentOf = (cents: number, percent: number): number =>
  Math.round((cents * Math.round(percent * 100)) / 10_000)

/** Sum of amounts in cents; an absent amount counts for nothing. */
export const sumCents = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce((total: number, amount) => total + (amount ?? 0), 0)

/** One line of pay. Amounts in cents, `taux` in percent; codes are those printed by the State's pay system. */
export interface PayLine {
  readonly code: string
  readonly libelle: string
  readonly base?: number
  readonly taux?: number
  readonly aPayer?: number
  readonly aDeduire?: number
  readonly partEmployeur?: number
}

/** Income tax withheld at source: `taux` in percent, `base` and `montant` in cents. */
export interface ImpotSource {
  readonly taux: number
  readonly base: number
  readonly montant: number
}

/** Tax withheld on a taxable amount (cents) at a personal rate (percent); `undefined` before January 2019. */
export const withheldTax = (base: number, taux: number, periode: string): ImpotSource | undefined =>
  periode < premierPrelevementSource ? undefined : { taux, base, montant: percentOf(base, taux) }
