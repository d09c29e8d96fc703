import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zipOf } from '#testing/files.ts'
import { isActive } from './activeContent.ts'
import { isHugePicture } from './pictureSize.ts'

const PDF = 'application/pdf'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODT = 'application/vnd.oasis.opendocument.text'

const pdf = (objects: string) =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer<<>>\nstartxref\n0\n%%EOF\n`, 'latin1')
const packed = (objects: string) =>
  `5 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\n${deflateSync(objects).toString('latin1')}\nendstream endobj`
const part = (name: string, content: string | Buffer = '<x/>') => ({ name, bytes: Buffer.from(content) })
const docx = (...more: ReturnType<typeof part>[]) =>
  zipOf([part('[Content_Types].xml'), part('word/document.xml'), ...more])
const rels = (type: string, mode = 'External') =>
  part(
    'word/_rels/settings.xml.rels',
    `<Relationship Type="http://x/${type}" Target="https://mal.example/a" TargetMode="${mode}"/>`,
  )

describe('active content', () => {
  it.each([
    ['a script', () => pdf('<</S /JavaScript /JS (app.alert\\(1\\))>>')],
    ['a script whose name is coded', () => pdf('<</S /J#61vaScript /J#53 (x)>>')],
    ['a script in packed objects', () => pdf(packed('<</S/JavaScript/JS(x)>>'))],
    ['a program to launch', () => pdf('<</S /Launch /F (cmd.exe)>>')],
    ['an action of opening', () => pdf('<</OpenAction <</S /URI /URI (https://mal.example)>>>>')],
    ['an archive behind it', async () => Buffer.concat([pdf(''), Buffer.from(await zipOf([part('a.exe')]))])],
  ])('of a PDF is refused: %s', async (_, make) => expect(await isActive(PDF, await make())).toBe(true))

  it.each([
    ['a place to open at', pdf('<</OpenAction [1 0 R /XYZ null null 0]>>')],
    ['a place to go to', pdf('<</OpenAction <</S /GoTo /D [1 0 R /Fit]>>>>')],
    ['an action written elsewhere', pdf('<</OpenAction 5 0 R>>')],
    ['a link', pdf('<</S /URI /URI (https://www.service-public.fr)>>')],
    ['a text that speaks of it', pdf('<</Length 20>>\nstream\n(/JavaScript /JS)\nendstream')],
    ['packed objects', pdf(packed('<</Type /Page>>'))],
    ['packed objects that cannot be read', pdf('<</Type /ObjStm>>\nstream\nxyz\nendstream')],
  ])('is not %s', async (_, bytes) => expect(await isActive(PDF, bytes)).toBe(false))

  it.each([
    ['macros', () => docx(part('word/vbaProject.bin'))],
    ['macros elsewhere', () => docx(part('customXml/vbaProject.bin'))],
    ['controls', () => docx(part('word/activeX/activeX1.xml'))],
    ['a remote template', () => docx(rels('attachedTemplate'))],
    ['a remote object', () => docx(rels('oleObject'))],
    [
      'a type with macros',
      () => zipOf([part('[Content_Types].xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')]),
    ],
  ])('of a docx is refused: %s', async (_, make) =>
    expect(await isActive(DOCX, Buffer.from(await make()))).toBe(true),
  )

  it('of a docx leaves its links and its own template', async () => {
    for (const one of [rels('hyperlink'), rels('attachedTemplate', 'Internal')])
      expect(await isActive(DOCX, Buffer.from(await docx(one)))).toBe(false)
  })

  it('is refused for an archive whose files expand beyond reason, whatever it says of them', async () => {
    const zip = Buffer.from(await docx(part('word/media/zero', Buffer.alloc(101_000_000))))
    expect(await isActive(DOCX, zip)).toBe(true)
  })

  it.each([
    ['Basic', part('Basic/Standard/Module1.xml')],
    ['a script', part('Scripts/python/a.py')],
    [
      'what listens to its events',
      part('content.xml', '<script:event-listener xlink:href="vnd.sun.star.script:a"/>'),
    ],
  ])('of an odt is refused: %s', async (_, one) =>
    expect(await isActive(ODT, Buffer.from(await zipOf([part('mimetype', ODT), one])))).toBe(true),
  )

  it('of a Word document of the former format is its macros', async () => {
    const document = (name: string) =>
      Buffer.concat([Buffer.alloc(600), Buffer.from(name, 'utf16le'), Buffer.alloc(600)])
    expect(await isActive('application/msword', document('_VBA_PROJECT'))).toBe(true)
    expect(await isActive('application/msword', document('WordDocument'))).toBe(false)
  })

  it('is a picture that is a PDF too', async () => {
    expect(await isActive('image/gif', Buffer.from('GIF89a%PDF-1.7'))).toBe(true)
    expect(await isActive('image/gif', Buffer.from('GIF89a1234'))).toBe(false)
  })

  it('is looked for in a time that grows with the file alone', async () => {
    for (const repeated of ['stream\n', '/Type/ObjStm<<', '/OpenAction<</S /GoTo ']) {
      const begun = process.cpuUsage()
      await isActive(PDF, pdf(repeated.repeat(9_000_000 / repeated.length)))
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
    }
  })
})

describe('the size of a picture', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(64)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  const jpeg = (width: number, height: number) => {
    const bytes = Buffer.alloc(64)
    Buffer.from('ffd8ffe00004aaaaffc2001108', 'hex').copy(bytes)
    bytes.writeUInt16BE(height, 13)
    bytes.writeUInt16BE(width, 15)
    return bytes
  }
  it.each([
    ['image/png', png(12_000, 12_500), false],
    ['image/png', png(12_000, 12_501), true],
    ['image/png', png(30_001, 1), true],
    ['image/jpeg', jpeg(12_000, 12_500), false],
    ['image/jpeg', jpeg(12_001, 12_500), true],
    ['image/gif', Buffer.from('GIF89aaaaa'.padEnd(40, 'a')), true],
    ['image/gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'.padEnd(40, '\u0000')), false],
    ['image/png', Buffer.alloc(8), false],
    ['application/pdf', png(90_000, 90_000), false],
  ])('%s, case %#', (type, bytes, huge) => expect(isHugePicture(type, bytes)).toBe(huge))
})
