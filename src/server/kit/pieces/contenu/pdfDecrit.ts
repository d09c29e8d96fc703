import { constants, inflateSync } from 'node:zlib'
import { isClear } from './pdfClair.ts'

/** Most that the packed objects of a PDF may hold once expanded, in bytes. */
const MOST_EXPANDED = 20_000_000

/** Where a stream begins, and where an object does, whatever stands before: readers go where a table says. */
const STREAM = /(?<!end)stream/g
const OBJECT = /(?<=[\d\s\0])obj(?![a-z])/gi

/** A text that begins with the numbers of its objects and their places, which count from where it says that the first one is. */
interface Pack {
  readonly text: string
  readonly firsts: readonly number[]
}

/** What a PDF says of itself, in latin 1, its names decoded: objects and trailers, without the streams of texts and pictures. */
export interface PdfDecrit {
  readonly parts: readonly string[]
  /** Packed objects, whose texts are among the parts too. */
  readonly packs: readonly Pack[]
  /** Whether objects are packed in a way that is not read here, or hold too much. */
  readonly unread: boolean
}

/** Letters of names may be written with their codes (ISO 32000, 7.3.5); signs so written end nothing. */
const decoded = (text: string): string =>
  text.replaceAll(/#([46][1-9a-f]|[57][\da])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const inflated = (packed: string, maxOutputLength: number): string | undefined => {
  try {
    const bytes = Buffer.from(packed, 'latin1')
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return undefined
  }
}

/** Positions of a pattern in a text, each looked for from where the last one was: one pass. */
const finder = (text: string, pattern: RegExp) => {
  let found = -1
  return (from: number): number => {
    if (found >= from) return found
    pattern.lastIndex = from
    found = pattern.exec(text)?.index ?? Infinity
    return found
  }
}

const FLATE_ALONE = /\/Filter\s{0,20}(?:\[\s{0,20})?\/(?:FlateDecode|Fl)(?![\w-])(?!\s{0,20}\/\w+Decode)/

const FIRST = /\/First(?![\w-])/
const COUNT = /\/N(?![\w-])/

/**
 * Whether one of the objects that come before a stream says how many objects are packed, and where the first is. The end
 * of an object counts until one is not clear: it may be in a text or in a comment.
 */
const describesPack = (description: string): boolean => {
  let [first, count, clear] = [false, false, true]
  for (const object of description.split(/(?<![\w/])endobj(?!\w)/)) {
    first ||= FIRST.test(object)
    count ||= COUNT.test(object)
    if (first && count) return true
    clear &&= isClear(object)
    if (clear) [first, count] = [false, false]
  }
  return false
}

/**
 * Text of packed objects. Undefined for a stream that is none; null for one that says to be and cannot be read: encoded
 * otherwise than programs do, broken, or more than `room`.
 */
const packOf = (description: string, stream: string, room: number): string | null | undefined => {
  if (!/\/ObjStm(?![\w-])/.test(description) && !describesPack(description)) return undefined
  const body = stream.replace(/^stream\r?\n?/, '')
  const plain = !/\/Filter(?![\w-])/.test(description)
  const readable =
    plain || (FLATE_ALONE.test(description) && !/\/Predictor\s{0,20}(?:[2-9]|1\d)/.test(description))
  if (!readable || room <= 0) return null
  return (plain ? body : inflated(body, room)) ?? null
}

/** Where the first object of a pack is; several when what describes it is not clear. */
const firstsIn = (description: string): number[] =>
  [...description.matchAll(/\/First\s{1,20}(\d{1,9})(?!\s+\d+\s+R)/g)].map(([, first]) => Number(first))

/** Reads what a PDF says of itself, in a time that grows with the file alone. */
export const readPdf = (bytes: Buffer): PdfDecrit => {
  const text = bytes.toString('latin1')
  const [nextStream, nextObject, nextEnd] = [STREAM, OBJECT, /endstream/g].map((one) => finder(text, one))
  if (!nextStream || !nextObject || !nextEnd) throw new Error('Three patterns are looked for')
  const parts: string[] = []
  const packs: Pack[] = []
  let [at, room, unread] = [0, MOST_EXPANDED, false]
  // One that is not read says enough: thousands would take a while.
  while (!unread) {
    const start = nextStream(at)
    const end = nextEnd(start)
    if (end === Infinity) break
    const description = decoded(text.slice(at, start))
    parts.push(description)
    const hidden = nextObject(start)
    if (hidden < end) {
      // No stream has an object in it: this one would hide what readers find.
      at = hidden
      continue
    }
    const pack = packOf(description, text.slice(start, end), room)
    unread = pack === null
    if (typeof pack === 'string') {
      room -= pack.length
      packs.push({ text: decoded(pack), firsts: firstsIn(description) })
    }
    at = end + 'endstream'.length
  }
  parts.push(decoded(text.slice(at)))
  return { parts: [...parts, ...packs.map((pack) => pack.text)], packs, unread }
}
