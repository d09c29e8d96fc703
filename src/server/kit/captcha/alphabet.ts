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
