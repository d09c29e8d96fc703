/**
 * What binary fractions may hide: 2 × 0,145 is 0.28999…, which people round as 0,29. Amounts stay far below the million
 * euros where this tolerance, a ten-millionth of the last figure kept, would be felt.
 */
const TOLERANCE = 1e-7

const ECHELLES = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] as const

/** Decimals that a number may be rounded to. */
export type Decimales = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** A number as an integer of its last decimal, rounded half up: 12,345 to two decimals is 1235. */
export const enUnites = (valeur: number, decimales: Decimales): number =>
  Math.floor(valeur * ECHELLES[decimales] + 0.5 + TOLERANCE)

/** Rounds half up to a number of decimals: euros to the cent, percentages to the hundredth. */
export const arrondir = (valeur: number, decimales: Decimales = 2): number =>
  enUnites(valeur, decimales) / ECHELLES[decimales]

/** Rounds up, an integer lost by a binary fraction excepted; never below zero. */
export const auDessus = (valeur: number): number => Math.max(0, Math.ceil(valeur - TOLERANCE))
