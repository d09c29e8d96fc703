import { arrondir } from './arrondis.ts'

declare const unit: unique symbol

/** An amount in euros, to the cent. `auCentime` makes one, at the end of a reckoning: what is rounded is not reckoned with. */
export type Euros = number & { readonly [unit]: 'euros' }

/** Rounds a number of euros to the cent, half up: the one place where an amount is rounded to be shown or sent. */
export const auCentime = (valeur: number): Euros => arrondir(valeur) as Euros

const SPACES = /[\s\u00A0\u202F]/g

/** Digits of a whole part beyond which cents would no longer be exact. */
const WIDEST = 12

const FORMAT = /^(?<euros>[1-9]\d*)(?:,(?<cents>\d{0,2}))?$/

/**
 * Cents of an amount in euros as a person types it: `1 250,5` gives 125050, `undefined` when it is not one.
 * Specification, §5: it starts with 1–9, then an optional comma and up to two decimals. Spaces do not count.
 */
export const centimes = (typed: string): number | undefined => {
  const { euros, cents = '' } = FORMAT.exec(typed.replaceAll(SPACES, ''))?.groups ?? {}
  if (euros === undefined || euros.length > WIDEST) return undefined
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
