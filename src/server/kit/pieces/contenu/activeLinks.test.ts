import { describe, expect, it } from 'vitest'
import { zipOf } from '#testing/files.ts'
import { reproachTo } from './activeContent.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const part = (name: string, content = '<x/>') => ({ name, bytes: Buffer.from(content) })
const reproachOf = async (...more: ReturnType<typeof part>[]) =>
  reproachTo(
    DOCX,
    Buffer.from(await zipOf([part('[Content_Types].xml'), part('word/document.xml'), ...more])),
  )

const link = (target: string) =>
  part(
    'word/_rels/document.xml.rels',
    `<Relationship Id="r1" Type="http://x/hyperlink" Target="${target}" TargetMode="External"/>`,
  )
const field = (said: string) =>
  part('word/header1.xml', `<w:fldChar w:fldCharType="begin"/><w:instrText>${said}</w:instrText>`)
const drawn = (markup: string) => [link('https://mal.example/a.png'), part('word/drawing.xml', markup)]

describe('links of a docx', () => {
  it.each([
    ['to a file of the disk', [link('file:///C:/a.exe')]],
    ['to a disk of the network', [link(String.raw`\\mal\a`)]],
    ['to a program', [link('ms-msdt:/id a')]],
    ['whose kind is in codes', [link('fil&#101;:///C:/a.exe')]],
    ['said twice', [link('https://x" Target="file:///C:/a.exe')]],
    ['of a field, to a file', [field(' HYPERLINK "file:///C:/a.exe"')]],
    ['of a field, to a disk of the network', [field(String.raw`HYPERLINK \h "\\\\mal\\a"`)]],
    ['that are a picture', drawn('<a:blip r:link="r1"/>')],
    ['that are one of former drawings', drawn('<v:imagedata r:href="r1"/>')],
    ['that are its address', drawn('<v:imagedata o:title="" src="https://mal.example/a.png"/>')],
    ['that are a background', drawn('<v:fill type="frame" src="https://mal.example/a.png"/>')],
    ['that are a part of it', drawn('<w:subDoc r:id="r1"/>')],
  ])('are refused %s', async (_, parts) => expect(await reproachOf(...parts)).toBe('pieceActive'))

  it.each([
    ['to a page', [link('https://www.service-public.fr/a?b=file:c')]],
    ['to an address to write to', [link('mailto:retraite@exemple.fr')]],
    ['to a number', [link('tel:+33139000001')]],
    ['to a document beside it', [link('Annexe.docx')]],
    ['to a place of it', [link('#titre'), field(String.raw`HYPERLINK \l "_Toc1"`)]],
    ['of a field, to a page', [field(String.raw`HYPERLINK "https://x" \o "file: a"`)]],
    ['of a picture', drawn('<a:hlinkClick r:id="r1"/><a:blip r:embed="r2"/>')],
    ['beside a former drawing', drawn('<v:imagedata r:id="r2" o:title=""/><v:fill color2="black"/>')],
  ])('are accepted %s', async (_, parts) => expect(await reproachOf(...parts)).toBeUndefined())

  it('are looked for in a time that grows with the file alone', async () => {
    for (const [before, repeated] of [
      ['<a ', 'href="'],
      ['', '<a:blip '],
      ['<v:fill ', 'src '],
      ['<w:instrText>', 'HYPERLINK '],
      ['<w:instrText>HYPERLINK ', String.raw`\h `],
    ] as const) {
      const begun = process.cpuUsage()
      await reproachOf(part('word/header1.xml', before + repeated.repeat(100_000)))
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
    }
  })
})
