import { percentOf } from './cents.ts'
import { premierPrelevementSource } from './rates.ts'

/** Income tax withheld at source: `taux` in percent, `base` and `montant` in cents. */
export interface ImpotSource {
  readonly taux: number
  readonly base: number
  readonly montant: number
}

/** Tax withheld on a taxable amount (cents) at a personal rate (percent); `undefined` before January 2019. */
export const withheldTax = (base: number, taux: number, periode: string): ImpotSource | undefined =>
  periode < premierPrelevementSource ? undefined : { taux, base, montant: percentOf(base, taux) }
