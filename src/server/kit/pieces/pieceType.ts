import { fileTypeFromBuffer } from 'file-type'
import { extensionOf } from './cleanName.ts'
import { isWholePicture } from './contenu/pictureSize.ts'
import { officeType } from './officeType.ts'

/** Media type that each accepted extension must have (specification, §9). */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

/** How far from its end a PDF may close, in bytes: some programs add lines after. */
const PDF_TAIL = 4096

/** A whole PDF has a table of its objects and an end (ISO 32000, 7.5.5): a header alone is not a document. */
const isWholePdf = (bytes: Buffer) => {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - PDF_TAIL))
  return tail.includes('startxref') && tail.includes('%%EOF')
}

/** The stream that every Word document of the binary format has ([MS-DOC], 2.1.1): sheets and installers have others. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

const ZIP = Buffer.from('PK')

const detected = async (bytes: Buffer): Promise<string | undefined> => {
  // Never handed on: archives would be expanded to be told apart.
  if (bytes.subarray(0, 2).equals(ZIP)) return officeType(bytes)
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime === 'application/pdf') return isWholePdf(bytes) ? mime : undefined
  if (mime === 'application/x-cfb') return bytes.includes(WORD_STREAM) ? 'application/msword' : undefined
  return mime !== undefined && isWholePicture(mime, bytes) ? mime : undefined
}

/** Media type of a file, read from its content; undefined when it is not accepted or is not that of its name. */
export const pieceType = async (name: string, bytes: Buffer): Promise<string | undefined> => {
  const type = await detected(bytes)
  return type !== undefined && types[extensionOf(name)] === type ? type : undefined
}
