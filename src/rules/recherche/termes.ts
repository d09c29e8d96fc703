/** Folded text: no accents, no capitals, and amounts without the spaces of their thousands: « 2 345,67 € » is `2345,67 €`. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<=\d)[\s\u00A0\u202F.](?=\d{3}(?!\d))/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words that a document must all have to be found; an amount may be written with a point. */
export const searchWords = (asked: string): string[] =>
  foldSearch(asked)
    .replaceAll(/(?<=\d)\.(?=\d{1,2}(?!\d))/g, ',')
    .split(' ')
    .filter((word) => word !== '' && word !== '€')

/** True when a folded text has every word that is asked for. */
export const isFound = (folded: string, asked: string): boolean =>
  searchWords(asked).every((word) => folded.includes(word))
