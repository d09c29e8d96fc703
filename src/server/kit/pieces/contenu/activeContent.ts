import { UNUSUAL_FIELD } from './activeText.ts'
import { isActiveArchive } from './archiveActive.ts'
import { reproachToPdf } from './pdfActif.ts'

/** The stream of a project of macros in a Word document of the binary format ([MS-OVBA], 2.2.1). */
const MACROS = Buffer.from('_VBA_PROJECT', 'utf16le')

/** The stream of a file of any kind that a Word document holds, which a click opens. */
const PACKAGE = Buffer.from('\u0001Ole10Native', 'utf16le')

/** Fields that ask for data of another program or for another file, as the binary format has them: after the sign 19. */
// oxlint-disable-next-line no-control-regex -- signs of the format
const FETCHING =
  // oxlint-disable-next-line no-control-regex -- signs of the format
  /\u0013[^\w\u0013-\u0015]{0,50}(?:DDE|DDEAUTO|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|RD|DATABASE)\s/i

/** Its letters take one byte or two. */
const isActiveWord = (bytes: Buffer): boolean => {
  if (bytes.includes(MACROS) || bytes.includes(PACKAGE)) return true
  const text = bytes.toString('latin1').replaceAll('\0', '')
  return FETCHING.test(text) || UNUSUAL_FIELD.test(text)
}

/** What the stream of a Word document begins with, at a sector of the file, and the bit that says that it is encrypted ([MS-DOC], 2.5.2). */
const WORD_HEAD = Buffer.from('eca5', 'hex')
const SECTOR = 512

const isEncryptedWord = (bytes: Buffer): boolean => {
  for (let at = bytes.indexOf(WORD_HEAD); at !== -1; at = bytes.indexOf(WORD_HEAD, at + 1))
    if (at % SECTOR === 0 && ((bytes[at + 11] ?? 0) & 1) === 1) return true
  return false
}

const END_OF_ARCHIVE = Buffer.from('PK\u0005\u0006', 'latin1')
const END_BYTES = 22
const LONGEST_COMMENT = 65_535

/** Whether a file that is no archive ends as one too: other programs would open what it hides. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf(END_OF_ARCHIVE)
  if (at === -1 || at < bytes.length - END_BYTES - LONGEST_COMMENT || at + END_BYTES > bytes.length)
    return false
  return at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length
}

/** How far into a file readers look for the head of a PDF, in bytes. */
const PDF_HEAD = 1024

const isTwoFiles = (type: string, bytes: Buffer): boolean =>
  endsAsArchive(bytes) || (type !== 'application/pdf' && bytes.subarray(0, PDF_HEAD).includes('%PDF-'))

export type Reproach = 'pieceProtegee' | 'pieceActive' | undefined

/** What a file of an accepted type is reproached with: it runs something when it opens, fetches it from elsewhere, is two files at once, or is closed to who would look. */
export const reproachTo = async (type: string, bytes: Buffer): Promise<Reproach> => {
  if (/officedocument|opendocument/.test(type))
    return (await isActiveArchive(bytes, type.includes('opendocument'))) ? 'pieceActive' : undefined
  if (isTwoFiles(type, bytes)) return 'pieceActive'
  if (type === 'application/pdf') return reproachToPdf(bytes)
  if (type !== 'application/msword') return undefined
  if (isEncryptedWord(bytes)) return 'pieceProtegee'
  return isActiveWord(bytes) ? 'pieceActive' : undefined
}

/** A file, as a thread is given it. */
export interface Looked {
  readonly type: string
  readonly bytes: Uint8Array
}

/** Runs in a thread of its own: a file that was made to be long to read takes the processor for a while. */
// oxlint-disable-next-line import/no-default-export -- Piscina calls what a file exports by default
export default ({ type, bytes }: Looked): Promise<Reproach> =>
  reproachTo(type, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
