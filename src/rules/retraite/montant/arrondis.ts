/**
 * What binary fractions may hide: 2 × 0,145 is 0.28999…, which people round as 0,29. Amounts stay far below the million
 * euros where this tolerance, a ten-millionth of the last figure kept, would be felt.
 */
const TOLERANCE = 1e-7

const ECHELLES = [1, 10, 100, 1000, 10_000, 100_000] as const
type Decimales = 0 | 1 | 2 | 3 | 4 | 5

const enEntier = (valeur: number, decimales: Decimales) =>
  Math.floor(valeur * ECHELLES[decimales] + 0.5 + TOLERANCE)

/** Rounds half up to a number of decimals: euros to the cent, percentages to the hundredth. */
export const arrondir = (valeur: number, decimales: Decimales = 2): number =>
  enEntier(valeur, decimales) / ECHELLES[decimales]

/** Rounds up, an integer lost by a binary fraction excepted; never below zero. */
export const auDessus = (valeur: number): number => Math.max(0, Math.ceil(valeur - TOLERANCE))

const grouper = (entier: number): string =>
  entier < 1000
    ? `${entier}`
    : `${grouper(Math.floor(entier / 1000))}\u202F${String(entier % 1000).padStart(3, '0')}`

const parties = (valeur: number, decimales: Decimales): readonly [entier: string, suite: string] => {
  const echelle = ECHELLES[decimales]
  const entier = enEntier(valeur, decimales)
  return [grouper(Math.floor(entier / echelle)), String(entier % echelle).padStart(decimales, '0')]
}

/** Writes a positive number as the French do: comma, narrow no-break spaces, no useless zero. */
export const ecrire = (valeur: number, decimales: Decimales = 2): string => {
  const [entier, suite] = parties(valeur, decimales)
  const utiles = suite.endsWith('0') ? suite.replace(/0+$/, '') : suite
  return utiles === '' ? entier : `${entier},${utiles}`
}

/** A positive amount in euros, cents always written. */
export const euros = (valeur: number): string => {
  const [entier, suite] = parties(valeur, 2)
  return `${entier},${suite}\u00A0€`
}
