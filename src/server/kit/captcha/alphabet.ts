/** Draws a whole number from 0 up to, but not including, `max`: `randomInt` of `node:crypto` is one. */
export type Random = (max: number) => number

/**
 * The symbols of a captcha code, chosen to stay apart when distorted or spoken.
 * Left out, with the symbol they look like: 0 O D Q, 1 7 I J L T, Z (2), S (5), G (6), B (8), F (E),
 * X (K), U V (Y). Left out too: M, which sounds like N, and W, too wide beside the others.
 */
export const SYMBOLS = 'ACEHKNPRY2345689'

/** The number of symbols in a code. */
export const CODE_LENGTH = 6

/** Draws a code of `CODE_LENGTH` symbols, each equally likely when `random` is uniform. */
export const drawCode = (random: Random): string =>
  Array.from({ length: CODE_LENGTH }, () => SYMBOLS.charAt(random(SYMBOLS.length))).join('')

/** A code as it is kept and compared, whatever the case and the spaces in which it was typed. */
export const canonicalCode = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase()

/** Whether a text is made only of symbols that can be drawn and spoken. */
export const isDrawable = (code: string): boolean =>
  code !== '' && [...code].every((symbol) => SYMBOLS.includes(symbol))

/**
 * What is said for each symbol, in French, as espeak-ng must read it.
 * The name of Y is in full: without its comma, "Y comme" would be read as the French word "y".
 */
export const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  A: 'A, comme Anatole.',
  C: 'C, comme Célestin.',
  E: 'E, comme Eugène.',
  H: 'H, comme Henri.',
  K: 'K, comme Kléber.',
  N: 'N, comme Nicolas.',
  P: 'P, comme Pierre.',
  R: 'R, comme Raoul.',
  Y: 'I grec, comme Yvonne.',
  2: 'chiffre deux.',
  3: 'chiffre trois.',
  4: 'chiffre quatre.',
  5: 'chiffre cinq.',
  6: 'chiffre six.',
  8: 'chiffre huit.',
  9: 'chiffre neuf.',
}

/** What is said before the symbols. */
export const INTRODUCTION = `Recopiez les ${CODE_LENGTH} caractères suivants.`
