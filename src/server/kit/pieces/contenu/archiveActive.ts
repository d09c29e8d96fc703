import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Most that all the files of a document may hold, as they are really expanded, in bytes. */
const MOST_EXPANDED = 100_000_000
/** Most of one of them that is read. */
const MOST_READ = 5_000_000

/** Files that hold macros, controls or programs, in either format. */
const ACTIVE_NAME =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|Basic\/|Scripts\/|activeX\/)|\.(?:exe|dll|js|vbs|ps1|bat)$/i

/** What links a document to others, and what an OpenDocument does by itself. */
const READ_NAME = /\.rels$|(?:^|\/)(?:content|styles|settings)\.xml$|\[Content_Types\]\.xml$/

/** A template, an object or a frame that comes from elsewhere; links that people click stay. */
const REMOTE =
  /Type="[^"]{0,300}\/(?:attachedTemplate|oleObject|frame|subDocument)"[^>]{0,2000}TargetMode="External"|TargetMode="External"[^>]{0,2000}Type="[^"]{0,300}\/(?:attachedTemplate|oleObject|frame|subDocument)"/i
const ACTIVE_TEXT = /macroEnabled|vnd\.sun\.star\.script:|<script:event-listener|<office:script\b/i

const textOf = async (
  archive: ZipFile,
  entry: Entry,
  room: number,
): Promise<{ text: string; size: number }> => {
  const chunks: Buffer[] = []
  const isRead = READ_NAME.test(entry.fileNameRaw.toString())
  let size = 0
  const stream = await archive.openReadStreamPromise(entry)
  for await (const chunk of stream) {
    size += (chunk as Buffer).length
    if (size > room) {
      stream.destroy()
      break
    }
    if (isRead && size <= MOST_READ) chunks.push(chunk as Buffer)
  }
  return { text: Buffer.concat(chunks).toString(), size }
}

const isActiveInside = async (bytes: Buffer): Promise<boolean> => {
  const archive = await fromBufferPromise(bytes, { decodeStrings: false })
  let room = MOST_EXPANDED
  for await (const entry of archive.eachEntry()) {
    if (ACTIVE_NAME.test(entry.fileNameRaw.toString())) return true
    const { text, size } = await textOf(archive, entry, room)
    room -= size
    if (room < 0 || REMOTE.test(text) || ACTIVE_TEXT.test(text)) return true
  }
  return false
}

/** Whether a zipped text document runs something or fetches it from elsewhere; also true when it expands beyond reason, or cannot be expanded. */
export const isActiveArchive = (bytes: Buffer): Promise<boolean> => isActiveInside(bytes).catch(() => true)
