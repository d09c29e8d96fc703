import { area, type Tag, type TaggedDocument, type TextStyle } from './TaggedDocument.ts'

const BLUE = '#000091'

/** Where lines are set, in points, and what they are. */
interface Setting {
  readonly x?: number
  readonly width?: number
  readonly tag?: Tag
  /** What marks an item, at the edge of the page beside its first line. */
  readonly mark?: string
}

/** A paragraph, or the body of an item, set from where the last block ended: across the page, or in a column of it. */
export const writeLines = (
  doc: TaggedDocument,
  text: string,
  style: TextStyle,
  { x = area.left, width = area.right - x, tag = 'P', mark }: Setting = {},
): void => {
  const leading = (style.size ?? 8.5) * 1.4
  const lines = doc.wrap(text, width, style)
  doc.makeRoom(lines.length * leading)
  if (mark !== undefined) doc.leaf('Lbl', () => doc.line(mark, area.left, doc.y + leading - 2, style))
  doc.leaf(tag, () =>
    lines.forEach((line, index) => doc.line(line, x, doc.y + (index + 1) * leading - 2, style)),
  )
  doc.y += lines.length * leading
}

/** What the block-mark and the space beside it take of the width of the page, in points. */
const BLOCK_MARK = 110

/** A text that ends at the right edge, on as many lines as it needs beside the block-mark, and where they end. */
const writeAtRight = (doc: TaggedDocument, tag: Tag, text: string, y: number, style: TextStyle): number => {
  const lines = doc.wrap(text, area.right - area.left - BLOCK_MARK, style)
  const leading = (style.size ?? 8.5) * 1.25
  const startOf = (line: string) => area.right - doc.widthOf(line.trimEnd(), style)
  doc.leaf(tag, () =>
    lines.forEach((line, index) => doc.line(line, startOf(line), y + index * leading, style)),
  )
  return y + (lines.length - 1) * leading
}

/** Block-mark of the State in words, title and period, at the top of a document. */
export const writeLetterhead = (doc: TaggedDocument, title: string, period: string): void => {
  for (const [index, colour] of ['#000091', '#dddddd', '#e1000f'].entries())
    doc.band(area.left + index * 14, area.top, 14, 4, colour)
  doc.leaf('P', () => {
    doc.line('RÉPUBLIQUE ', area.left, area.top + 20, { size: 13, bold: true })
    doc.line('FRANÇAISE', area.left, area.top + 34, { size: 13, bold: true })
  })
  const heading: TextStyle = { size: 18, bold: true, colour: BLUE }
  const end = writeAtRight(doc, 'H1', title, area.top + 20, heading)
  doc.y = writeAtRight(doc, 'P', period, end + 16, { size: 11 }) + 18
}
