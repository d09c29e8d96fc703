import { area, TaggedDocument, type TextStyle } from '#server/kit/pdf/TaggedDocument.ts'
import { writeLetterhead, writeLines } from '#server/kit/pdf/letterhead.ts'
import { type TableContent, writeTable } from '#server/kit/pdf/table.ts'

/** One side of a pay document: who pays, or who is paid. */
export interface Party {
  readonly title: string
  readonly name: string
  readonly facts: readonly { readonly label?: string; readonly value: string }[]
}

/** A total set apart from the table; the last one, `main`, is what the person receives. */
export interface Total {
  readonly label: string
  readonly detail?: string
  readonly value: string
  readonly main?: true
}

/** A pay document as data: what every document of pay or pension shows, in reading order. */
export interface PayDocument {
  readonly title: string
  readonly period: string
  readonly payer: Party
  readonly payee: Party
  readonly table: TableContent & { readonly title: string }
  readonly totals: readonly Total[]
  readonly mentions: readonly string[]
}

/** When the document was made; `compress: false` only for tests, which read the content of the page. */
export interface PdfOptions {
  readonly createdOn: Date
  readonly compress?: boolean
}

const BLUE = '#000091'
const GREY = '#666666'
const FOOT = 'Document de démonstration, sans valeur'
const COLUMN = (area.right - area.left - 24) / 2

const writeHeading = (doc: TaggedDocument, title: string, x: number): void => {
  doc.bookmark(title)
  doc.leaf('H2', () => doc.line(title, x, doc.y + 10, { size: 10, bold: true, colour: BLUE }))
  doc.y += 16
}

const writeParty = (doc: TaggedDocument, { title, name, facts }: Party, x: number): void => {
  writeHeading(doc, title, x)
  writeLines(doc, name, { size: 9.5, bold: true }, { x, width: COLUMN })
  for (const { label, value } of facts) {
    if (label === undefined) writeLines(doc, value, {}, { x, width: COLUMN })
    else writeFact(doc, `${label} : `, value, x)
  }
}

const writeFact = (doc: TaggedDocument, label: string, value: string, x: number): void => {
  const indent = doc.widthOf(label)
  const lines = doc.wrap(value, COLUMN - indent)
  doc.leaf('P', () => {
    doc.line(label, x, doc.y + 10, { colour: GREY })
    lines.forEach((line, index) => doc.line(line, x + indent, doc.y + 10 + index * 12))
  })
  doc.y += lines.length * 12
}

const writeParties = (doc: TaggedDocument, { payer, payee }: PayDocument): void => {
  const top = doc.y
  writeParty(doc, payer, area.left)
  const bottom = doc.y
  doc.y = top
  writeParty(doc, payee, area.right - COLUMN)
  doc.y = Math.max(bottom, doc.y) + 14
}

const writeTotal = (doc: TaggedDocument, { label, detail, value, main }: Total): void => {
  const height = main ? 24 : 16
  const style: TextStyle = main ? { size: 12, bold: true, colour: '#ffffff' } : { size: 9 }
  const baseline = doc.y + height / 2 + (style.size ?? 9) * 0.36
  if (main) doc.band(area.left, doc.y, area.right - area.left, height, BLUE)
  else doc.band(area.left, doc.y + height, area.right - area.left, 0.5, '#dddddd')
  doc.within('TR', () => {
    doc.leaf(
      'TH',
      () => {
        doc.line(label, area.left + 8, baseline, style)
        if (detail)
          doc.line(` (${detail})`, area.left + 8 + doc.widthOf(label, style), baseline, {
            size: 8,
            colour: GREY,
          })
      },
      'Row',
    )
    doc.leaf('TD', () => doc.line(value, area.right - 8, baseline, { ...style, bold: true, right: true }))
  })
  doc.y += height
}

/** Pay document as a tagged A4 PDF in French; the same data and date give the same bytes. */
export const payDocumentPdf = async (content: PayDocument, options: PdfOptions): Promise<Buffer> => {
  const { title, period, payer, payee, table, totals, mentions } = content
  const doc = new TaggedDocument({
    title: `${title} – ${period} – ${payee.name}`,
    author: payer.name,
    foot: FOOT,
    ...options,
  })
  writeLetterhead(doc, title, period)
  writeParties(doc, content)
  writeHeading(doc, table.title, area.left)
  writeTable(doc, table)
  doc.y += 16
  doc.makeRoom(60 + totals.length * 16)
  writeHeading(doc, 'Récapitulatif', area.left)
  doc.within('Table', () => totals.forEach((total) => writeTotal(doc, total)))
  doc.y += 12
  for (const mention of mentions) writeLines(doc, mention, { size: 8, colour: GREY })
  return doc.finish()
}
