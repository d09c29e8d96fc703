import { percentOf } from './cents.ts'
import { premierPrelevementSource } from './taux/rates.ts'

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
