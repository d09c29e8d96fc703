/** White space that a line of text does not have. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** What is not seen, and may mislead who reads: controls, marks of direction, joiners. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** A line as typed, without what cannot be seen; breaks and tabs become spaces. Empty when nothing is left. */
export const ligneSaisie = (typed: string): string =>
  typed.replaceAll(BREAKS, ' ').replaceAll(UNSEEN, '').trim()

/** A text of several lines as typed, each without what cannot be seen; lines end with a line feed. */
export const texteSaisi = (typed: string): string =>
  typed
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(UNSEEN, ''))
    .join('\n')
    .trim()

/** Whether something is left for who reads it, in a text that is not empty: some signs are not seen, that no trimming takes away. */
export const seLit = (typed: string): boolean => typed === '' || texteSaisi(typed) !== ''
