import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { isActiveText } from './activeText.ts'

/** Most that all the files of a document may hold, as they are really expanded, in bytes. */
const MOST_EXPANDED = 100_000_000
/** Most of one that is read; beyond, it is refused. */
const MOST_READ = 30_000_000
/** Archives in one another that are looked into: a document, and the sheet behind one of its charts. */
const DEEPEST = 1

/** What another archive begins with, and what does what nobody sees: a store of objects or of macros, and a program. */
const ARCHIVE_HEAD = 'PK\u0003\u0004'
// oxlint-disable-next-line no-control-regex -- signs of the format
const ACTIVE_HEAD = /^(?:\u00d0\u00cf\u0011\u00e0|MZ)/

/** Files that hold macros, controls, objects or programs, in either format. */
const ACTIVE_NAME =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|Basic\/|Scripts\/|activeX\/|embeddings\/[^/]*\.(?:bin|zip)$)|\.(?:exe|dll|js|vbs|ps1|bat|docm|dotm|xlsm|xlsb|pptm)$/i

/** Where an OpenDocument file says what it does by itself: these names are those of the standard. */
const READ_IN_ODT = /(?:^|\/)(?:content|styles|settings|meta)\.xml$/i

/** Where another may: parts have the names that it gives them, and readers know them by its relations. */
const READ_ELSEWHERE = /\.(?:xml|rels)$/i
const MAY_BE_XML = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<|$)|^(?:\u00fe\u00ff|\u00ff\u00fe|\0<|Lo\u00a7\u0094)/

/** What is left of what all the files of a document may hold, those of the archives in it included, in bytes. */
interface Room {
  left: number
}

/** What a file holds, when it is one that is read: nothing otherwise; undefined beyond the limits, and for what is active by itself. */
const contentOf = async (
  archive: ZipFile,
  entry: Entry,
  room: Room,
  isOdt: boolean,
): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let isRead = (isOdt ? READ_IN_ODT : READ_ELSEWHERE).test(entry.fileNameRaw.toString())
  let size = 0
  const stream = await archive.openReadStreamPromise(entry)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const head = size === 0 ? chunk.toString('latin1') : ''
    isRead ||= head.startsWith(ARCHIVE_HEAD) || (!isOdt && MAY_BE_XML.test(head))
    size += chunk.length
    room.left -= chunk.length
    if (ACTIVE_HEAD.test(head) || room.left < 0 || (isRead && size > MOST_READ)) {
      stream.destroy()
      return undefined
    }
    if (isRead) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isActiveInside = async (bytes: Buffer, isOdt: boolean, room: Room, depth = 0): Promise<boolean> => {
  if (depth > DEEPEST) return true
  const archive = await fromBufferPromise(bytes, { decodeStrings: false })
  for await (const entry of archive.eachEntry()) {
    if (ACTIVE_NAME.test(entry.fileNameRaw.toString())) return true
    const content = await contentOf(archive, entry, room, isOdt)
    if (!content) return true
    const isArchive = content.toString('latin1', 0, ARCHIVE_HEAD.length) === ARCHIVE_HEAD
    if (
      await (isArchive ? isActiveInside(content, false, room, depth + 1) : isActiveText(content.toString()))
    )
      return true
  }
  return false
}

/** Whether a zipped text document runs something or fetches it from elsewhere; also true when it expands beyond reason, or cannot be expanded. */
export const isActiveArchive = (bytes: Buffer, isOdt: boolean): Promise<boolean> =>
  isActiveInside(bytes, isOdt, { left: MOST_EXPANDED }).catch(() => true)
