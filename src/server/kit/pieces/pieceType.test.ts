import { describe, expect, it } from 'vitest'
import { pdfOf, zipOf } from '#testing/files.ts'
import { pieceType } from './pieceType.ts'
import { gifOf, jpegOf, pngOf } from './testing/pictures.ts'

const part = (name: string, content = '<x/>') => ({ name, bytes: Buffer.from(content) })
const docx = [part('[Content_Types].xml'), part('word/document.xml')]
const ODT = 'application/vnd.oasis.opendocument.text'
const odt = [{ ...part('mimetype', ODT), store: true as const }, part('content.xml')]

const PNG = pngOf(1, 1)
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const compound = (stream: string) =>
  Buffer.concat([CFB, Buffer.alloc(600), Buffer.from(stream, 'utf16le'), Buffer.alloc(600)])

describe('the type of a file', () => {
  it.each([
    ['a.pdf', () => pdfOf(300), 'application/pdf'],
    ['a.png', () => PNG, 'image/png'],
    ['a.jpeg', () => jpegOf(1, 1), 'image/jpeg'],
    ['a.gif', () => gifOf([1, 1], [1, 1]), 'image/gif'],
    ['a.doc', () => compound('WordDocument'), 'application/msword'],
    ['a.docx', () => zipOf(docx), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.odt', () => zipOf(odt), ODT],
  ])('is read from its content: %s', async (name, make, type) => {
    expect(await pieceType(name, Buffer.from(await make()))).toBe(type)
  })

  it.each([
    ['a picture named as a PDF', 'a.pdf', () => PNG],
    ['the head of a picture alone', 'a.jpg', () => jpegOf(1, 1).subarray(0, 4)],
    ['a sheet named as a text', 'a.doc', () => compound('Workbook')],
    ['an archive named as a text', 'a.docx', () => zipOf([part('a.txt')])],
    ['a text with macros', 'a.docx', () => zipOf([...docx, part('word/vbaProject.bin')])],
    ['a docx named as an odt', 'a.odt', () => zipOf(docx)],
    ['an archive without its end', 'a.docx', async () => (await zipOf(docx)).subarray(0, -22)],
    ['the head of an archive alone', 'a.docx', () => Buffer.from('PK')],
    [
      'an archive with more after its end, where another reader could see another document',
      'a.docx',
      async () => Buffer.concat([await zipOf(docx), Buffer.from('more')]),
    ],
    [
      'an archive of more than 2000 files',
      'a.docx',
      () => zipOf([...docx, ...Array.from({ length: 1999 }, (_, rank) => part(`word/${rank}.xml`))]),
    ],
    [
      'an archive that would expand to more than 100 MB',
      'a.docx',
      () => zipOf([...docx, { name: 'word/media/zero', bytes: Buffer.alloc(100_000_001) }]),
    ],
  ])('is refused for %s', async (_, name, make) => {
    expect(await pieceType(name, Buffer.from(await make()))).toBeUndefined()
  })

  it('is refused for an archive that lies about what it expands to', async () => {
    const zip = Buffer.from(await zipOf(docx))
    const directory = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    zip.writeUInt32LE(90_000_000, directory + 24)
    expect(await pieceType('a.docx', zip)).toBeUndefined()
  })

  it('is refused for an encrypted archive', async () => {
    const zip = Buffer.from(await zipOf(docx))
    zip.writeUInt16LE(1, zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 8)
    expect(await pieceType('a.docx', zip)).toBeUndefined()
  })

  it('never throws, wherever an archive is broken', async () => {
    const whole = Buffer.from(await zipOf(docx))
    for (let at = 2; at < whole.length; at += 1) {
      const zip = Buffer.from(whole)
      zip[at] = 0xff
      expect(await pieceType('a.pdf', zip)).toBeUndefined()
      expect(await pieceType('a.pdf', whole.subarray(0, at))).toBeUndefined()
    }
  })
})
