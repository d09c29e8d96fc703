import { type Entry, fromBufferPromise } from 'yauzl'

/** Most that a document may weigh once expanded, in bytes, and most files that it may hold. */
const LARGEST_EXPANDED = 100_000_000
const MOST_ENTRIES = 2000
/** Deflate cannot pack closer; an archive that says so lies about its sizes. */
const CLOSEST_PACKING = 1100

const LOCAL_BYTES = 30
const ODT = 'application/vnd.oasis.opendocument.text'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const isSane = (entry: Entry) =>
  !entry.isEncrypted() && entry.uncompressedSize <= entry.compressedSize * CLOSEST_PACKING + 1024

/** Names of the files that an archive says it holds: nothing is expanded. Undefined for one that would expand too much. */
const namesIn = async (zip: Buffer): Promise<ReadonlySet<string> | undefined> => {
  // Names stay as the directory has them: an extra field could show others than what Word reads.
  const archive = await fromBufferPromise(zip, { decodeStrings: false })
  if (archive.entryCount > MOST_ENTRIES) return undefined
  const names = new Set<string>()
  let expanded = 0
  for await (const entry of archive.eachEntry()) {
    expanded += entry.uncompressedSize
    if (!isSane(entry) || expanded > LARGEST_EXPANDED) return undefined
    names.add(entry.fileNameRaw.toString())
  }
  return names
}

/** An OpenDocument file begins with its own media type, not packed (ODF 1.3, part 2, 3.3). */
const isOdt = (zip: Buffer) =>
  zip.toString('latin1', LOCAL_BYTES, LOCAL_BYTES + 'mimetype'.length + ODT.length) === `mimetype${ODT}`

/** Macros run when a document opens: a docx has none. */
const isDocx = (names: ReadonlySet<string>) =>
  names.has('[Content_Types].xml') && names.has('word/document.xml') && !names.has('word/vbaProject.bin')

/** Media type of a zipped text document; undefined for any other archive, and for one that cannot be read or would expand too much. */
export const officeType = async (zip: Buffer): Promise<string | undefined> => {
  const names = await namesIn(zip).catch(() => undefined)
  if (!names) return undefined
  if (isOdt(zip) && names.has('content.xml')) return ODT
  return isDocx(names) ? DOCX : undefined
}
