const NBSP = '\u00A0'

/** Puts the no-break spaces that French wants around « » and before double punctuation, %, € and after n°. */
export const typographie = (text: string): string =>
  text
    .replaceAll(/ (?=[:;!?»%€])/g, NBSP)
    .replaceAll('« ', `«${NBSP}`)
    .replaceAll('n° ', `n°${NBSP}`)
