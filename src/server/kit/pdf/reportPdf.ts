import { writeLetterhead, writeLines } from './letterhead.ts'
import { type TableContent, writeTable } from './table.ts'
import { area, TaggedDocument } from './TaggedDocument.ts'

/** A part of a report: what its heading names, in sentences, in a table, or both. */
export interface Section {
  readonly title: string
  readonly paragraphs?: readonly string[]
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

const WIDTH = area.right - area.left
const BLUE = '#000091'
/** Room that a heading wants with what follows it, in points. */
const TOGETHER = 70

const writeSection = (doc: TaggedDocument, { title, paragraphs = [], table }: Section) => {
  doc.y += 16
  doc.makeRoom(TOGETHER)
  doc.bookmark(title)
  doc.leaf('H2', () => doc.line(title, area.left, doc.y + 12, { size: 12, bold: true, colour: BLUE }))
  doc.y += 20
  for (const paragraph of paragraphs) {
    writeLines(doc, paragraph, area.left, WIDTH, { size: 9.5 })
    doc.y += 4
  }
  if (table) writeTable(doc, table)
}

/** Report as a tagged A4 PDF in French; the same data and date give the same bytes. */
export const reportPdf = (report: Report, options: { createdOn: Date; compress?: boolean }): Buffer => {
  const { title, period, person, author, foot, sections } = report
  const doc = new TaggedDocument({ title: `${title} – ${person}`, author, foot, ...options })
  writeLetterhead(doc, title, period)
  doc.y += 12
  writeLines(doc, person, area.left, WIDTH, { size: 11, bold: true })
  for (const section of sections) writeSection(doc, section)
  return doc.finish()
}
