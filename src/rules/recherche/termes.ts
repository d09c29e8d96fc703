import { nomsDesMois } from '#rules/format/dates.ts'
import { synonymes } from './synonymes.ts'

/** One thing asked for, in the ways that it may be written: any of them will do. */
export type Terme = readonly string[]

/** Folded text: no accents, no capitals, and amounts without the spaces of their thousands: « 2 345,67 € » is `2345,67 €`. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    // A year is no thousands: « 2025 345,67 » is two words.
    .replaceAll(/(?<=(?<!\d)\d{1,3})[\s\u00A0\u202F.](?=\d{3}(?!\d))/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  `a ai au aux avec ce ces cette comment d dans de des du elle en est et il j je l la le les leur ma mes mon nos notre
  ou par pour puis quand que quel quelle quels quelles qui sa se ses son sur un une vos votre`.split(/\s+/),
)

const MONTH = /^(?:\d{1,2}[/.-])?(?<month>0?[1-9]|1[0-2])[/.-](?<year>(?:19|20)\d{2})$/
const MONTH_FIRST_YEAR = /^(?<year>(?:19|20)\d{2})[/.-](?<month>0[1-9]|1[0-2])(?:[/.-]\d{1,2})?$/

/** « 10/2025 », a day of it, or « 2025-10 », as titles and names of files write it. */
const monthOf = (word: string): Terme | undefined => {
  const { month, year } = (MONTH.exec(word) ?? MONTH_FIRST_YEAR.exec(word))?.groups ?? {}
  if (month === undefined || year === undefined) return undefined
  return [
    word,
    `${foldSearch(nomsDesMois[Number(month) - 1] ?? '')} ${year}`,
    `${year}_${month.padStart(2, '0')}`,
  ]
}

/** A word without what surrounds it: an article, quotes, « n° », the sign of an amount; none where no letter and no digit is left. */
const bare = (word: string) =>
  word
    .replace(/^(?:[cdjlmnst]|qu)'/, '')
    .replaceAll(/^[«"'([]+|(?<![»"'\])!?;:.,…])[»"'\])!?;:.,…]+$/g, '')
    .replace(/^n[°º]/, '')
    .replace(/^[-−–](?=\d)/, '')
    .replace(/^[^\p{L}\d]+$/u, '')

const termOf = (word: string): Terme => monthOf(word) ?? synonymes(word.replace(/(?<=\d)\.(?=\d{1,2}$)/, ','))

/** What a text asks for: all of it must be there. An amount may have a point; words that say nothing count alone only. */
export const searchTerms = (asked: string): readonly Terme[] => {
  const words = foldSearch(asked)
    .split(' ')
    .map(bare)
    .filter((word) => word !== '')
  const told = words.filter((word) => !EMPTY.has(word))
  return (told.length > 0 ? told : words).map(termOf)
}

const startsWord = (folded: string, word: string): boolean => {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(folded.charAt(at - 1))) return true
  return false
}

/** Whether a term is in a folded text, at the start of a word: « age » is not found in « pourcentage ». */
export const hasTerme = (folded: string, terme: Terme): boolean =>
  terme.some((word) => startsWord(folded, word))

/** Whether a text has all that is asked for. */
export const isFound = (text: string, termes: readonly Terme[]): boolean => {
  const folded = foldSearch(text)
  return termes.every((terme) => hasTerme(folded, terme))
}
