import { fileTypeFromBuffer } from 'file-type'
import { isWholePicture } from './contenu/pictureSize.ts'
import { officeType } from './officeType.ts'

/** Longest name that is kept, in characters, extension included. */
const LONGEST = 120

/** Controls, marks that turn the direction of the text round, and what file systems refuse. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu

/** Extension of a file name, in small letters; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** A file name as it is kept and shown: no path, nothing invisible, not too long, its extension kept. */
export const cleanName = (given: string): string => {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
  const extension = extensionOf(name)
  if (extension === '') return [...name].slice(0, LONGEST).join('')
  const stem = name.slice(0, -extension.length - 1).trim() || 'fichier'
  return `${[...stem].slice(0, LONGEST - extension.length - 1).join('')}.${extension}`
}

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
