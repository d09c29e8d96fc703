import { foldSearch, hasTerme, type Terme } from './termes.ts'

/** How long a piece of a text is at most, in characters. */
const LONGEST = 160

/** A full stop before a small letter is that of an abbreviation: « Mes doc. employeur ». */
const SENTENCE_END = /\n+|(?<=[.!?…])\s+(?!\p{Ll})/u

const cut = (sentence: string): string =>
  sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).replace(/(?<!\s)\s+\S*$/, '')}…`

/** Text of a content, without its tags; the end of a block is that of a sentence. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Sentence of a text that has most of what is asked for, its first one when none has any; never more than is shown. What
 * announces a list comes with its first item, and an item that others follow says that it goes on.
 */
export const extrait = (text: string, termes: readonly Terme[]): string => {
  const sentences = text
    .replaceAll(/:\s*\n\s*/g, ': ')
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().replace(/(?<!\s)\s*;$/, '…'))
    .filter((sentence) => sentence !== '')
  const counted = sentences.map((sentence) => {
    const folded = foldSearch(sentence)
    return { sentence, count: termes.filter((terme) => hasTerme(folded, terme)).length }
  })
  const best = counted.reduce((kept, next) => (next.count > kept.count ? next : kept), {
    sentence: sentences[0] ?? '',
    count: 0,
  })
  return cut(best.sentence)
}
