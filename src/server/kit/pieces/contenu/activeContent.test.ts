import { describe, expect, it } from 'vitest'
import { zipOf } from '#testing/files.ts'
import { reproachTo } from './activeContent.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODT = 'application/vnd.oasis.opendocument.text'

const RELS = 'word/_rels/settings.xml.rels'
const part = (name: string, content: string | Buffer = '<x/>') => ({ name, bytes: Buffer.from(content) })
const docx = (...more: ReturnType<typeof part>[]) =>
  zipOf([part('[Content_Types].xml'), part('word/document.xml'), ...more])
const rels = (type: string, mode = 'External') =>
  part(RELS, `<Relationship Type="http://x/${type}" Target="https://mal.example/a" TargetMode="${mode}"/>`)
const BEGIN = '<w:fldChar w:fldCharType="begin"/>'
/** A field in pieces, in a header of its own. */
const field = (...pieces: readonly string[]) =>
  part(
    `word/header${pieces.length}${pieces[0]?.length}.xml`,
    BEGIN +
      pieces.map((piece) => (piece.startsWith('<') ? piece : `<w:instrText>${piece}</w:instrText>`)).join(''),
  )
const FIELD = '<w:instrText>DDEAUTO c</w:instrText>'
const TEMPLATE = '<Relationship Type="http://x/attachedTemplate" TargetMode="External" Target="https://x"/>'
const odt = (...parts: ReturnType<typeof part>[]) => zipOf([part('mimetype', ODT), ...parts])

describe('active content', () => {
  it.each([
    ['macros', () => docx(part('word/vbaProject.bin'))],
    ['macros elsewhere', () => docx(part('customXml/vbaProject.bin'))],
    ['controls', () => docx(part('word/activeX/activeX1.xml'))],
    ['a remote template', () => docx(rels('attachedTemplate'))],
    ['a remote object', () => docx(rels('oleObject'))],
    ['a remote picture', () => docx(rels('image'))],
    ['a remote template between simple quotes', () => docx(part(RELS, TEMPLATE.replaceAll('"', "'")))],
    ['one in codes', () => docx(part(RELS, TEMPLATE.replace('Ex', '&#69;&#x78;')))],
    ['millions of codes', () => docx(part('word/header1.xml', `<x>${'&#65;'.repeat(1_000_000)}</x>`))],
    ['one in other letters', () => docx(part(RELS, Buffer.from(TEMPLATE, 'utf16le')))],
    ['one in letters that are told', () => docx(part(RELS, `<?xml version="1.0" encoding="utf-7"?>`))],
    ['one in entities', () => docx(part(RELS, '<!DOCTYPE x [<!ENTITY e "External">]>'))],
    [
      'one that is long',
      () => docx(part(RELS, TEMPLATE.replace(' TargetMode', `${' '.repeat(9000)}TargetMode`))),
    ],
    ['one that is far', () => docx(part(RELS, `${' '.repeat(5_000_001)}${TEMPLATE}`))],
    [
      'one that says to be a link',
      () => docx(part(RELS, TEMPLATE.replace('/>', ' A=\'Type="/hyperlink"\'/>'))),
    ],
    ['one in capitals', () => docx(part(RELS.toUpperCase(), TEMPLATE))],
    [
      'data of a program',
      () => docx(part('word/header1.xml', '<w:instrText>DDE</w:instrText><w:instrText>AUTO c</w:instrText>')),
    ],
    ['another file', () => docx(field('INCLUDETEXT "https://mal.example/a.docx"'))],
    [
      'a remote picture that a field asks for',
      () => docx(field(' includepicture ', '"\\\\\\\\mal\\\\a.png"')),
    ],
    [
      'a name in pieces after another field',
      () => docx(field('PAGE'), field('LI', 'NK Word.Document.8 "C:a"')),
    ],
    ['one inside another', () => docx(field('IF 1 = 1 ', `${BEGIN}<w:instrText>DDE c</w:instrText>`))],
    ['letters by their codes', () => docx(field('SET c "', 'QUOTE 68 68 69 "'))],
    ['a field in a part of any name', () => docx(part('word/other.xml', FIELD))],
    ['a field in a part that seems a picture', () => docx(part('word/media/1.png', `\n${FIELD}`))],
    ['one in letters as they are', () => docx(field('<w:instrText><![CDATA[DDEAUTO c]]></w:instrText>'))],
    ['a field with a comment in it', () => docx(field('<w:instrText>DDE<!-- -->AUTO c</w:instrText>'))],
    ['one with a long attribute', () => docx(field(`<w:instrText a="${'x'.repeat(600)}">DDEAUTO c`))],
    ['one with the end of a tag in it', () => docx(field('<w:instrText a=">x">INCLUDETEXT c'))],
    ['one of a long space of names', () => docx(field(`<${'w'.repeat(60)}:instrText>DDEAUTO c`))],
    ['one of a French space of names', () => docx(field('<é:instrText>DDEAUTO c'))],
    [
      'letters that are told far',
      () => docx(part(RELS, `<?xml version="1.0"${' '.repeat(300)}encoding="utf-7"?>+ADw-`)),
    ],
    ['letters of a mainframe', () => docx(part('word/media/1.png', Buffer.from([0x4c, 0x6f, 0xa7, 0x94])))],
    ['an archive', () => docx(part('word/embeddings/a.zip'))],
    ['a workbook with macros', () => docx(part('word/embeddings/a.xlsm'))],
    ['an object', () => docx(part('word/embeddings/oleObject1.bin'))],
    ['a part of another format', () => docx(rels('aFChunk', 'Internal'))],
    [
      'a type with macros',
      () => zipOf([part('[Content_Types].xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')]),
    ],
  ])('of a docx is refused: %s', async (_, make) =>
    expect(await reproachTo(DOCX, Buffer.from(await make()))).toBe('pieceActive'),
  )

  it('of a docx leaves its links and its own template', async () => {
    const fields = part(
      'word/document.xml',
      '<w:instrText>HYPERLINK "https://dde.example/hidden"</w:instrText>',
    )
    const ordinary = field('TOC \\o "1-3" \\h', `${BEGIN}<w:instrText>PAGEREF _Toc1 \\h</w:instrText>`)
    const quoted = field('QUOTE "12 mars 2026"', `${BEGIN}<w:instrText>MERGEFIELD Link nom</w:instrText>`)
    const kept = part('word/header9.xml', '<w:instrText xml:space="preserve"> PAGE </w:instrText>')
    const picture = part('word/media/1.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))
    const own = rels('attachedTemplate', 'Internal')
    for (const one of [rels('hyperlink'), own, fields, ordinary, quoted, kept, picture])
      expect(await reproachTo(DOCX, Buffer.from(await docx(one)))).toBeUndefined()
  })

  it('is refused for an archive whose files expand beyond reason, whatever it says of them', async () => {
    const zip = Buffer.from(await docx(part('word/media/zero', Buffer.alloc(101_000_000))))
    expect(await reproachTo(DOCX, zip)).toBe('pieceActive')
  })

  it.each([
    ['Basic', part('Basic/Standard/Module1.xml')],
    ['a script', part('Scripts/python/a.py')],
    [
      'what listens to its events',
      part('content.xml', '<script:event-listener xlink:href="vnd.sun.star.script:a"/>'),
    ],
    ['the same under another name', part('content.xml', '<s:event-listener s:href="a"/>')],
    ['a remote picture', part('content.xml', '<draw:image x:href="https://mal.example/a.png"/>')],
    [
      'one after a long attribute',
      part('content.xml', `<draw:image a="${'x'.repeat(5000)}" x:href="https://mal.example/a.png"/>`),
    ],
    ['one after the end of a tag', part('content.xml', '<draw:image a=">" x:href="https://mal.example/a"/>')],
    ['one of a French space of names', part('content.xml', '<é:image é:href="https://mal.example/a"/>')],
    ['data of a program', part('content.xml', '<office:dde-source office:dde-application="soffice"/>')],
  ])('of an odt is refused: %s', async (_, one) =>
    expect(await reproachTo(ODT, Buffer.from(await odt(one)))).toBe('pieceActive'),
  )

  it('of an odt leaves its pictures and its links', async () => {
    const content =
      '<?xml version="1.0" encoding="UTF-8"?><office:scripts/><draw:image xlink:href="Pictures/1.png"/><text:a xlink:href="https://x"/>'
    expect(await reproachTo(ODT, Buffer.from(await odt(part('content.xml', content))))).toBeUndefined()
  })

  it('of a Word document of the former format is its macros', async () => {
    const document = (name: string) =>
      Buffer.concat([Buffer.alloc(600), Buffer.from(name, 'utf16le'), Buffer.alloc(600)])
    expect(await reproachTo('application/msword', document('_VBA_PROJECT'))).toBe('pieceActive')
    expect(await reproachTo('application/msword', document('WordDocument'))).toBeUndefined()
    for (const active of ['\u0013 DDEAUTO c:\\x \u0014', '\u0013LINK Excel.Sheet a', '\u0001Ole10Native'])
      expect(await reproachTo('application/msword', document(active))).toBe('pieceActive')
    const inBytes = Buffer.concat([document('WordDocument'), Buffer.from('\u0013 ddeauto c', 'latin1')])
    expect(await reproachTo('application/msword', inBytes)).toBe('pieceActive')
    expect(await reproachTo('application/msword', document('\u0013 HYPERLINK "link a"'))).toBeUndefined()
  })

  it('of a docx is looked for in a time that grows with the file alone', async () => {
    for (const [before, repeated] of [
      ['<w:instrText>', '\n'],
      ['<w:instrText>', '\r-'],
      ['<w:instrText>QUOTE', ' '],
      ['', '<w:fldChar w:fldCharType="begin"/>'],
      ['', '<w:image href="'],
      ['<w:image ', 'href '],
      ['', '<é:'],
    ] as const) {
      const bytes = Buffer.from(await docx(part('word/header1.xml', before + repeated.repeat(100_000))))
      const begun = process.cpuUsage()
      await reproachTo(DOCX, bytes)
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
    }
  })

  it('is a picture that is a PDF too', async () => {
    expect(await reproachTo('image/gif', Buffer.from('GIF89a%PDF-1.7'))).toBe('pieceActive')
    expect(await reproachTo('image/gif', Buffer.from('GIF89a1234'))).toBeUndefined()
  })
})
