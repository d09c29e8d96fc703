import { area, type Scope, type TaggedDocument, type TextStyle } from './TaggedDocument.ts'
import type { Reponse } from '#contract/kit/questions/questionnaire.ts'
import { surUneLigne, typographie } from '#rules/format/typographie.ts'

/** Column of a table: `width` in points, `amount` when its cells are aligned on the right. */
export interface Column {
  readonly title: string
  readonly width: number
  readonly amount?: true
  /** The cell of this column names its row. */
  readonly rowHeader?: true
}

/** A table as data: cells in the order of the columns, '' for an empty one. */
export interface TableContent {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly total?: readonly string[]
}

const PADDING = 4
const LEADING = 10.5
const HEADER: TextStyle = { size: 7.5, bold: true }
const BODY: TextStyle = { size: 8 }
const TOTAL: TextStyle = { size: 8, bold: true }

interface Cell {
  readonly column: Column
  readonly lines: readonly string[]
  readonly x: number
}

/** Cells of a row placed side by side, each text cut to the width of its column. */
const placeCells = (
  doc: TaggedDocument,
  columns: readonly Column[],
  texts: readonly string[],
  style: TextStyle,
): Cell[] => {
  let left = area.left
  return columns.map((column, index) => {
    const lines = doc.wrap(texts[index] ?? '', column.width - 2 * PADDING, style)
    const x = column.amount ? left + column.width - PADDING : left + PADDING
    left += column.width
    return { column, lines, x }
  })
}

const heightOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines }) => lines.length)) * LEADING + PADDING

const drawCell = (doc: TaggedDocument, { column, lines, x }: Cell, style: TextStyle): void =>
  lines.forEach((text, index) =>
    doc.line(text, x, doc.y + (index + 1) * LEADING - 0.5, { ...style, right: column.amount ?? false }),
  )

const writeRow = (
  doc: TaggedDocument,
  cells: readonly Cell[],
  style: TextStyle,
  scopeOf: (column: Column) => Scope | undefined,
): void => {
  doc.within('TR', () => {
    for (const cell of cells) {
      const scope = scopeOf(cell.column)
      const isEmpty = cell.lines.every((line) => line === '')
      doc.leaf(scope ? 'TH' : 'TD', isEmpty ? undefined : () => drawCell(doc, cell, style), scope)
    }
  })
  doc.y += heightOf(cells)
}

const rowScope = ({ rowHeader }: Column): Scope | undefined => (rowHeader ? 'Row' : undefined)

/** Writes a table at the current place: header, rows, total; the header is drawn again on each new page. */
export const writeTable = (doc: TaggedDocument, { columns, rows, total }: TableContent): void => {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const titles = columns.map(({ title }) => title)
  const header = placeCells(doc, columns, titles, HEADER)
  const writeHeaderBand = (): void => doc.band(area.left, doc.y, width, heightOf(header), '#e8edff')
  const writeBodyRow = (texts: readonly string[], style: TextStyle, line: string): void => {
    const cells = placeCells(doc, columns, texts, style)
    if (doc.makeRoom(heightOf(cells))) {
      writeHeaderBand()
      doc.artifact(() => header.forEach((cell) => drawCell(doc, cell, HEADER)))
      doc.y += heightOf(header)
    }
    doc.band(area.left, doc.y, width, 0.5, line)
    writeRow(doc, cells, style, rowScope)
  }

  doc.makeRoom(heightOf(header) + LEADING + PADDING)
  writeHeaderBand()
  doc.within('Table', () => {
    doc.within('THead', () => writeRow(doc, header, HEADER, () => 'Column'))
    doc.within('TBody', () => rows.forEach((texts) => writeBodyRow(texts, BODY, '#dddddd')))
    if (total) doc.within('TFoot', () => writeBodyRow(total, TOTAL, '#161616'))
  })
}

/** One row a line of an answer: no row is taller than a page, which would lose its text. */
const rowsOf = ({ question, reponse }: Pick<Reponse, 'question' | 'reponse'>): string[][] =>
  reponse.map((line, rank) => [
    rank === 0 ? typographie(question) : typographie(`${question} (suite)`),
    surUneLigne(line),
  ])

/** What was asked, and what someone answered. */
export const answersTable = (reponses: readonly Pick<Reponse, 'question' | 'reponse'>[]): TableContent => ({
  columns: [
    { title: 'Question', width: 215, rowHeader: true },
    { title: 'Votre réponse', width: 300 },
  ],
  rows: reponses.flatMap(rowsOf),
})
