import { describe, expect, it } from 'vitest'
import { zipOf } from '#testing/files.ts'
import { reproachTo } from './activeContent.ts'

const ODT = 'application/vnd.oasis.opendocument.text'

const part = (name: string, content: string | Buffer = '<x/>') => ({ name, bytes: Buffer.from(content) })
const odt = (...parts: ReturnType<typeof part>[]) => zipOf([part('mimetype', ODT), ...parts])

describe('active content of texts of other formats', () => {
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
    [
      'a remote sheet',
      part('Object 1/content.xml', '<table:table-source x:href="https://mal.example/a.ods"/>'),
    ],
    [
      'the remote picture of a button',
      part('content.xml', '<form:button form:image-data="https://mal.example/a"/>'),
    ],
    ['a remote template', part('meta.xml', '<meta:template x:href="https://mal.example/a.ott"/>')],
    ['the template of a network', part('meta.xml', '<meta:template x:href="file:////mal/a.ott"/>')],
    [
      'a link to a macro',
      part('content.xml', '<text:a x:href="macro:///Standard.Module1.Main()">a</text:a>'),
    ],
    ['a link to a file of the disk', part('content.xml', '<text:a x:href="file:///C:/a.exe">a</text:a>')],
    ['a link to a disk of the network', part('content.xml', '<text:a x:href="//mal/a.exe">a</text:a>')],
    ['the link of a picture to a macro', part('content.xml', '<draw:a x:href=" MACRO:a"><x/></draw:a>')],
    ['the link of a part of a picture', part('content.xml', '<draw:area-circle x:href="javascript:a"/>')],
    ['a link in codes', part('content.xml', '<text:a x:href="mac&#114;o:a">a</text:a>')],
    ['an object of another program', part('Object 1', Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
    ['data of a program', part('content.xml', '<office:dde-source office:dde-application="soffice"/>')],
  ])('of an odt is refused: %s', async (_, one) =>
    expect(await reproachTo(ODT, Buffer.from(await odt(one)))).toBe('pieceActive'),
  )

  it('of an odt leaves its pictures and its links', async () => {
    const content =
      '<?xml version="1.0" encoding="UTF-8"?><office:scripts/><draw:image xlink:href="Pictures/1.png"/><text:a xlink:href="https://x"/>'
    const links = ['mailto:a@exemple.fr', 'tel:+33139000001', 'http://x', '#titre', 'Annexe.odt', '../a:b']
      .map((to) => `<text:a xlink:href="${to}">a</text:a>`)
      .join('')
    const area =
      '<draw:area-rectangle xlink:href="https://x"/><draw:a xlink:href="https://x"><draw:image xlink:href="1.png"/></draw:a>'
    const templates = ['../Lettre.ott', 'file:///C:/Modeles/Lettre.ott'].map(
      (at) => `<meta:template x:href="${at}"/>`,
    )
    for (const one of [content, links, area, ...templates])
      expect(await reproachTo(ODT, Buffer.from(await odt(part('content.xml', one))))).toBeUndefined()
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

  it('of a Word document of the former format is not looked for in one that is encrypted', async () => {
    const document = (flags: number) => {
      const bytes = Buffer.alloc(1600)
      bytes.set([0xec, 0xa5, 0xc1, 0], 512)
      bytes[523] = flags
      return bytes
    }
    expect(await reproachTo('application/msword', document(0x13))).toBe('pieceProtegee')
    expect(await reproachTo('application/msword', document(0x12))).toBeUndefined()
  })
})
