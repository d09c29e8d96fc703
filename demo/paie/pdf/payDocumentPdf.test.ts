import { espacesLarges } from '#rules/format/typographie.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { backPayContent } from './backPayPdf.ts'
import { type PayDocument, payDocumentPdf } from './payDocumentPdf.ts'
import { payslipContent } from './payslipPdf.ts'
import { pensionSlipContent } from './pensionSlipPdf.ts'
import { taxCertificateContent } from './taxCertificatePdf.ts'
import { samples } from '#server/kit/pdf/testing/contents.ts'
import { nodesOf, type ReadPdf, readPdf } from '#server/kit/pdf/testing/readPdf.ts'

const createdOn = new Date('2026-10-28T00:00:00Z')

const reading = async (content: PayDocument): Promise<ReadPdf> =>
  readPdf(await payDocumentPdf(content, { createdOn, compress: false }))

const texts = (pdf: ReadPdf, ...tags: string[]): string[] =>
  nodesOf(pdf.structure, ...tags).map(({ text }) => text)

const kinds: [string, PayDocument][] = [
  ['payslip', payslipContent(samples.payslip)],
  ['back-pay statement', backPayContent(samples.backPay)],
  ['pension slip', pensionSlipContent(samples.pensionSlip)],
  ['tax certificate', taxCertificateContent(samples.taxCertificate)],
]

describe.each(kinds)('%s as PDF', (_, content) => {
  let bytes: Buffer
  let pdf: ReadPdf

  beforeAll(async () => {
    bytes = await payDocumentPdf(content, { createdOn, compress: false })
    pdf = readPdf(bytes)
  })

  it('is a PDF 1.7 in French, tagged, that shows its title and claims PDF/UA', () => {
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/)
    expect(bytes.toString('latin1')).toContain('/Marked true')
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true')
    expect(pdf.catalog).toContain('/Lang (fr-FR)')
    expect(pdf.catalog).toMatch(/\/StructTreeRoot \d+ 0 R/)
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf.metadata).toContain(`${content.title} – ${content.period} – ${content.payee.name}`)
  })

  it('fits one page', () => expect(pdf.pages).toBe(1))

  it('draws nothing outside its structure and its artifacts, and no glyph that its fonts lack', () =>
    expect([pdf.unmarked, pdf.missingGlyphs]).toEqual([0, 0]))

  it('has one title, then one heading for each part', () => {
    expect(nodesOf(pdf.structure, 'H1', 'H2').map(({ tag, text }) => `${tag} ${text}`)).toEqual([
      `H1 ${content.title}`,
      `H2 ${content.payer.title}`,
      `H2 ${content.payee.title}`,
      `H2 ${content.table.title}`,
      'H2 Récapitulatif',
    ])
  })

  it('has in its table every cell in its place, headers of columns, and one header a row', () => {
    const [table] = nodesOf(pdf.structure, 'Table')
    const [header, ...rows] = table === undefined ? [] : nodesOf(table, 'TR')
    const columns = content.table.columns.map(({ title }) => title)
    expect(header?.children.map(({ tag, scope, text }) => [tag, scope, text])).toEqual(
      columns.map((title) => ['TH', 'Column', title]),
    )
    expect(rows.map(({ children }) => children.map(({ text }) => text))).toEqual([
      ...content.table.rows.map((row) => row.map(espacesLarges)),
      content.table.total?.map(espacesLarges),
    ])
    for (const { children } of rows) {
      expect(children.filter(({ tag }) => tag === 'TH').map(({ scope }) => scope)).toEqual(['Row'])
    }
  })

  it('ends its totals with what the person receives', () => {
    const [, totals] = nodesOf(pdf.structure, 'Table')
    const last = totals?.children.at(-1)?.children
    const main = content.totals.at(-1)
    expect(main?.main).toBe(true)
    expect(last?.map(({ tag, scope, text }) => [tag, scope, text])).toEqual([
      ['TH', 'Row', main?.label],
      ['TD', undefined, espacesLarges(main?.value ?? '')],
    ])
  })

  it('says as real text that it is worth nothing', () =>
    expect(texts(pdf, 'P').at(-1)).toBe('Document de démonstration, sans valeur'))

  it('is the same to the byte for the same data and date', async () => {
    expect(await payDocumentPdf(content, { createdOn, compress: false })).toEqual(bytes)
    const later = await payDocumentPdf(content, { createdOn: new Date(0), compress: false })
    expect(later.equals(bytes)).toBe(false)
  })

  it('takes less than 40 kB', async () =>
    expect((await payDocumentPdf(content, { createdOn })).length).toBeLessThan(40_000))
})

describe('a document of several pages', () => {
  const content = payslipContent(samples.payslip)
  const rows = Array.from({ length: 7 }, () => content.table.rows).flat()

  it('keeps every row, once, and repeats the header for the eye only', async () => {
    const pdf = await reading({ ...content, table: { ...content.table, rows } })
    const [table] = nodesOf(pdf.structure, 'Table')
    expect(pdf.pages).toBe(3)
    expect(table && nodesOf(table, 'TBody')[0]?.children).toHaveLength(rows.length)
    expect(pdf.artifacts.filter((text) => text.startsWith('CodeÉlément'))).toHaveLength(2)
    expect(pdf.artifacts.filter((text) => text.startsWith('Document'))).toEqual([
      'Document de démonstration, sans valeur – page 1 sur 3',
      'Document de démonstration, sans valeur – page 2 sur 3',
    ])
    expect(texts(pdf, 'P').at(-1)).toBe('Document de démonstration, sans valeur – page 3 sur 3')
    expect(pdf.unmarked).toBe(0)
    expect(pdf.catalog).toContain('/Outlines')
  })
})

describe('texts that come from people', () => {
  const content = payslipContent(samples.payslip)

  it('keeps the metadata well-formed', async () => {
    const payer = { ...content.payer, name: 'Recherche & <Développement>' }
    const { metadata } = await reading({ ...content, payer })
    expect(metadata).toContain('<rdf:li>Recherche et Développement</rdf:li>')
  })

  it('cuts long names at spaces and loses nothing', async () => {
    const name =
      'Direction interministérielle de la transformation publique et des ressources humaines de l’État'
    const pdf = await reading({ ...content, payer: { ...content.payer, name } })
    expect(texts(pdf, 'P')).toContain(name)
  })
})
