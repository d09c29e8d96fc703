import { CODES, SIGNS } from './pdfClair.ts'
import { type PdfDecrit, readPdf } from './pdfDecrit.ts'

/**
 * Scripts, programs to launch, forms that have scripts in their streams or send what is typed, what happens by itself on a
 * page, and other files that are in it or that it opens.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|RichMedia|Rendition|Movie|XFA|AA|SubmitForm|ImportData|GoTo[ER]|EmbeddedFiles?|FileAttachment)(?![\w-])|\/JS(?=[\s\0(<%])|\/EF(?=\s{0,20}(?:<<|\d{1,10}\s{1,20}\d{1,5}\s{1,20}R))/

/** A link to what is no page nor address to write to. */
const UNUSUAL_LINK = /\/URI\s{0,20}\(\s{0,20}(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]{1,20}:/i

/** What an action of opening is: a place, an action written there, or one written elsewhere. */
const OPENING =
  /\/OpenAction(?![\w-])\s{0,50}(?:(?<place>\[)|(?<action><<)|(?<number>\d{1,10})\s{1,50}\d{1,5}\s{1,50}R\b)?/g

/** Farthest that the end of an action of opening, and most of them, are looked for. */
const LONGEST_ACTION = 2000
const MOST_OPENINGS = 10

const TEXT = /\((?:[^()\\]|\\[^]){0,500}\)/g

/** The dictionary that begins a text, without the texts in it; undefined when its end is not found, or is doubtful. */
const dictionaryOf = (text: string): string | undefined => {
  const bare = text.slice(0, LONGEST_ACTION).replaceAll(CODES, '').replaceAll(TEXT, '')
  let depth = 0
  for (const { 0: sign, index } of bare.matchAll(SIGNS)) {
    if (sign.length === 1) return undefined
    depth += sign === '<<' ? 1 : -1
    if (depth === 0) return /[(%]/.test(bare.slice(0, index)) ? undefined : bare.slice(0, index)
  }
  return undefined
}

/** Whether what a text begins with only opens the document at a place of its own, which most programs write. */
const isPlace = (text: string): boolean => {
  if (/^\s{0,50}\[/.test(text)) return true
  const action = /^\s{0,50}<</.test(text) ? dictionaryOf(text) : undefined
  if (action === undefined || /\/Next(?![\w-])/.test(action)) return false
  // Said twice, or inside another dictionary, it may be that of another action.
  const kinds = action.match(/\/S(?![\w-])(?:\s{0,20}\/GoTo(?![\w-]))?/g) ?? []
  return kinds.length === 1 && kinds[0] !== '/S'
}

/** What objects of a number hold, one after the other: one may be written again further on, or packed. */
const objectsOf = function* ({ parts, packs }: PdfDecrit, number: number): Generator<string> {
  const header = new RegExp(`(?<!\\d)0{0,9}${number}\\s{1,50}\\d{1,5}\\s{1,50}obj`, 'g')
  for (const part of parts)
    for (const { 0: found, index } of part.matchAll(header)) yield part.slice(index + found.length)
  for (const { text, firsts } of packs) {
    const numbers = (/^[\s\d]{0,200000}/.exec(text)?.[0] ?? '').trim().split(/\s+/).map(Number)
    const rank = numbers.findIndex((one, at) => at % 2 === 0 && one === number)
    if (rank !== -1) for (const first of firsts) yield text.slice(first + (numbers[rank + 1] ?? 0))
  }
}

/** Times that the object of an opening may be written: once, and again as a document is saved with changes. */
const MOST_WRITTEN = 100

const isEverywherePlace = (pdf: PdfDecrit, number: number): boolean => {
  let written = 0
  for (const object of objectsOf(pdf, number)) {
    written += 1
    if (written > MOST_WRITTEN || !isPlace(object)) return false
  }
  return written > 0
}

const opensAtPlace = (
  pdf: PdfDecrit,
  part: string,
  { index, 0: found, groups }: RegExpExecArray,
): boolean => {
  if (groups?.['place'] !== undefined) return true
  if (groups?.['action'] !== undefined) return isPlace(part.slice(index + found.length - '<<'.length))
  return groups?.['number'] !== undefined && isEverywherePlace(pdf, Number(groups['number']))
}

const opensAtPlaces = (pdf: PdfDecrit): boolean => {
  let openings = 0
  for (const part of pdf.parts)
    for (const found of part.matchAll(OPENING)) {
      openings += 1
      if (openings > MOST_OPENINGS || !opensAtPlace(pdf, part, found)) return false
    }
  return true
}

/**
 * What a PDF is reproached with: being encrypted, which leaves its packed objects unread, or doing something by itself
 * when it opens. A place of the document to open at is nothing.
 */
export const reproachToPdf = (bytes: Buffer): 'pieceProtegee' | 'pieceActive' | undefined => {
  const pdf = readPdf(bytes)
  if (pdf.parts.some((part) => /\/Encrypt(?![\w-])/.test(part))) return 'pieceProtegee'
  const isActive =
    pdf.unread ||
    pdf.parts.some((part) => ACTIVE.test(part) || UNUSUAL_LINK.test(part)) ||
    !opensAtPlaces(pdf)
  return isActive ? 'pieceActive' : undefined
}
