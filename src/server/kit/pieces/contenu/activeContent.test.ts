import { describe, expect, it } from 'vitest'
import { zipOf } from '#testing/files.ts'
import { reproachTo } from './activeContent.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

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
const LOCAL = String.raw`<Relationship Type="http://x/attachedTemplate" TargetMode="External" Target="file:///C:\Modeles\Lettre.dotm"/>`
/** An archive inside a document. */
const within = async (...parts: ReturnType<typeof part>[]) => Buffer.from(await zipOf(parts))

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
    [
      'an object under another name',
      () => docx(part('word/media/1.png', Buffer.from('d0cf11e0a1b11ae1', 'hex'))),
    ],
    ['a program under another name', () => docx(part('word/media/1.png', 'MZ'))],
    ['an object that a relation says to be one', () => docx(rels('oleObject', 'Internal'))],
    ['a control in a part of any name', () => docx(rels('control', 'Internal'))],
    ['macros in a part of any name', () => docx(rels('vbaProject', 'Internal'))],
    [
      'a remote template in a document inside',
      async () => docx(part('word/embeddings/a.docx', Buffer.from(await docx(part(RELS, TEMPLATE))))),
    ],
    [
      'archives that are too deep',
      async () =>
        docx(part('word/a', await within(part('a', await within(part('b', await within(part('c')))))))),
    ],
    [
      'live data in a sheet inside',
      async () =>
        docx(
          part(
            'word/embeddings/a.xlsx',
            await within(part('xl/externalLinks/1.xml', '<ddeLink ddeService="cmd"/>')),
          ),
        ),
    ],
    ['another document that an index reads', () => docx(field('RD "\\\\\\\\mal\\\\a.docx"'))],
    ['the template of a network', () => docx(part(RELS, LOCAL.replace('file:///C:', 'file:////mal')))],
    [
      'a template said twice',
      () => docx(part(RELS, LOCAL.replace('/>', ' Target="https://mal.example/a"/>'))),
    ],
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
    const local = part(RELS, LOCAL)
    const sheet = part('word/embeddings/a.xlsx', await within(part('xl/workbook.xml')))
    for (const one of [rels('hyperlink'), own, local, sheet, fields, ordinary, quoted, kept, picture])
      expect(await reproachTo(DOCX, Buffer.from(await docx(one)))).toBeUndefined()
  })

  it('is refused for an archive whose files expand beyond reason, whatever it says of them', async () => {
    const zip = Buffer.from(await docx(part('word/media/zero', Buffer.alloc(101_000_000))))
    expect(await reproachTo(DOCX, zip)).toBe('pieceActive')
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
      ['<x ', 'image-data '],
      ['<template ', 'href="file:'],
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
