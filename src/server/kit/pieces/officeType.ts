import { zipEntries, type ZipEntry } from './zipEntries.ts'

/** Most that a document may weigh once expanded, in bytes, and most files that it may hold. */
const LARGEST_EXPANDED = 100_000_000
const MOST_ENTRIES = 2000
/** Deflate cannot pack closer; an archive that says so lies about its sizes. */
const CLOSEST_PACKING = 1100

const LOCAL_BYTES = 30
const ODT = 'application/vnd.oasis.opendocument.text'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const isSane = (entries: readonly ZipEntry[]) =>
  entries.length <= MOST_ENTRIES &&
  entries.reduce((sum, { size }) => sum + size, 0) <= LARGEST_EXPANDED &&
  entries.every(({ size, packed, encrypted }) => !encrypted && size <= packed * CLOSEST_PACKING + 1024)

/** An OpenDocument file begins with its own media type, not packed (ODF 1.3, part 2, 3.3). */
const isOdt = (zip: Buffer) =>
  zip.toString('latin1', LOCAL_BYTES, LOCAL_BYTES + 'mimetype'.length + ODT.length) === `mimetype${ODT}`

/** Macros run when a document opens: a docx has none. */
const isDocx = (names: ReadonlySet<string>) =>
  names.has('[Content_Types].xml') && names.has('word/document.xml') && !names.has('word/vbaProject.bin')

/** Media type of a zipped text document; undefined for any other archive, and for one that would expand too much. */
export const officeType = (zip: Buffer): string | undefined => {
  const entries = zipEntries(zip)
  if (!entries || !isSane(entries)) return undefined
  const names = new Set(entries.map(({ name }) => name))
  if (isOdt(zip) && names.has('content.xml')) return ODT
  return isDocx(names) ? DOCX : undefined
}
