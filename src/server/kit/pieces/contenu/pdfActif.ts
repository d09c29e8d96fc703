import { inflateSync } from 'node:zlib'

/** Most that the packed objects of a PDF may hold once expanded, in bytes: beyond, nothing more is read of them. */
const MOST_EXPANDED = 20_000_000

/** How far before its stream the description of an object is looked for, in bytes. */
const DESCRIPTION = 500

/** Names may be written with the codes of their letters (ISO 32000, 7.3.5). */
const decoded = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const expanded = (packed: string, maxOutputLength: number): string => {
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength }).toString('latin1')
  } catch {
    // Objects that are encrypted or broken cannot be read here: the antivirus is there for them.
    return ''
  }
}

/** What describes a PDF: its objects, those that are packed too, without the texts and pictures of its streams. One pass. */
function* described(text: string): Generator<string> {
  let at = 0
  let room = MOST_EXPANDED
  for (;;) {
    const start = text.indexOf('stream', at)
    const end = start === -1 ? -1 : text.indexOf('endstream', start)
    if (end === -1) break
    const before = text.slice(at, start)
    yield before
    if (/\/ObjStm\b/.test(before.slice(-DESCRIPTION)) && room > 0) {
      const objects = expanded(text.slice(start, end).replace(/^stream\r?\n/, ''), room)
      room -= objects.length
      yield objects
    }
    at = end + 'endstream'.length
  }
  yield text.slice(at)
}

/** A script, a program to launch, or an action of opening other than a place in the document, which most programs write. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|RichMedia)(?![\w-])|\/OpenAction\s{0,20}<<(?![^>]{0,300}\/S\s{0,20}\/GoTo\b)/

/** Whether a PDF does something by itself. */
export const isActivePdf = (bytes: Buffer): boolean =>
  [...described(bytes.toString('latin1'))].some((part) => ACTIVE.test(decoded(part)))
