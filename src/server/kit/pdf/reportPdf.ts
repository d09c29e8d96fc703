import { writeLetterhead, writeLines } from './letterhead.ts'
import { chartHeight, type LineChart, writeLineChart } from './lineChart.ts'
import { type TableContent, writeTable } from './table.ts'
import { area, TaggedDocument } from './TaggedDocument.ts'

/** A part of a report: what its heading names, in sentences, in a list, in a chart, in a table. */
export interface Section {
  readonly title: string
  /** 2 unless told; 3 for a part of the section before. */
  readonly level?: 2 | 3
  readonly paragraphs?: readonly string[]
  readonly list?: readonly string[]
  readonly chart?: LineChart
  readonly table?: TableContent
}

/** A document of several parts about one person. */
export interface Report {
  readonly title: string
  /** Under the title: what day it is of. */
  readonly period: string
  readonly person: string
  readonly author: string
  /** Line at the foot of every page. */
  readonly foot: string
  readonly sections: readonly Section[]
}

const BLUE = '#000091'
/** What the words of an item leave to its mark, on all their lines, in points. */
const INDENT = 10
/** Room that a heading wants with what follows it, in points. */
const TOGETHER = 70

const writeHeading = (doc: TaggedDocument, { title, level = 2, chart }: Section) => {
  doc.y += level === 2 ? 16 : 8
  doc.makeRoom(chart ? TOGETHER + chartHeight : TOGETHER)
  if (level === 2) doc.bookmark(title)
  const style = level === 2 ? { size: 12, bold: true, colour: BLUE } : { size: 10.5, bold: true }
  doc.leaf(level === 2 ? 'H2' : 'H3', () => doc.line(title, area.left, doc.y + 12, style))
  doc.y += 20
}

const writeList = (doc: TaggedDocument, items: readonly string[]) =>
  doc.within('L', () => {
    for (const item of items)
      doc.within('LI', () => {
        writeLines(doc, item, { size: 9 }, { tag: 'LBody', mark: '•', x: area.left + INDENT })
        doc.y += 2
      })
  })

const writeSection = (doc: TaggedDocument, section: Section) => {
  writeHeading(doc, section)
  const { paragraphs = [], list, chart, table } = section
  for (const paragraph of paragraphs) {
    writeLines(doc, paragraph, { size: 9.5 })
    doc.y += 4
  }
  if (list) writeList(doc, list)
  if (chart) writeLineChart(doc, chart)
  if (table) writeTable(doc, table)
}

/** Report as a tagged A4 PDF in French; the same data and date give the same bytes. */
export const reportPdf = (report: Report, options: { createdOn: Date; compress?: boolean }): Buffer => {
  const { title, period, person, author, foot, sections } = report
  const doc = new TaggedDocument({ title: `${title} – ${person}`, author, foot, ...options })
  writeLetterhead(doc, title, period)
  doc.y += 12
  writeLines(doc, person, { size: 11, bold: true })
  for (const section of sections) writeSection(doc, section)
  return doc.finish()
}
