import { chartScale } from '#rules/format/chartScale.ts'
import { euros } from '#rules/format/nombres.ts'
import { auCentime } from '#rules/money.ts'
import { area, type TaggedDocument } from './TaggedDocument.ts'

/** A curve: an amount in euros for each label, in their order. */
export interface LineChart {
  /** What the curve shows, for those who do not see it; a table beside it has its numbers. */
  readonly alt: string
  readonly points: readonly { readonly label: string; readonly value: number }[]
  /** Points that are marked, by their place and what marks them. */
  readonly marks: readonly { readonly rank: number; readonly mark: string }[]
}

const HEIGHT = 130
/** Room of the values on the left, and of the labels under the curve. */
const LEFT = 62
const FOOT = 16
const LABEL_ROOM = 60

const BLUE = '#000091'
const GREY = '#dddddd'
const TEXT = { size: 7.5, colour: '#3a3a3a' } as const

/** Height of a chart with what parts it from the next block, in points. */
export const chartHeight = HEIGHT + FOOT + 18

/** Room of one mark, each way. */
const MARK = 9

type Place = readonly [x: number, y: number]

/** Where marks are written, in order: each as near its point as those before leave room, or above them. */
export const markPlaces = (wanted: readonly Place[]): readonly Place[] => {
  const placed: Place[] = []
  for (const [x, y] of wanted) {
    let free = y
    while (placed.some((other) => Math.abs(other[0] - x) < MARK && Math.abs(other[1] - free) < MARK))
      free -= MARK
    placed.push([x, free])
  }
  return placed
}

/** Draws a curve at the current place: its scale, its labels as far as they have room, its marks. */
export const writeLineChart = (doc: TaggedDocument, { alt, points, marks }: LineChart): void => {
  const top = doc.y + 12
  const bottom = top + HEIGHT
  const left = area.left + LEFT
  const { min, max, ticks } = chartScale(
    points.map(({ value }) => value),
    false,
  )
  const x = (rank: number) => left + (rank * (area.right - left)) / Math.max(1, points.length - 1)
  const y = (value: number) => bottom - ((value - min) * HEIGHT) / (max - min)
  const every = Math.max(1, Math.ceil((points.length * LABEL_ROOM) / (area.right - left)))
  doc.figure(alt, [area.left, doc.y, area.right, bottom + FOOT], () => {
    for (const tick of ticks) {
      doc.stroke(
        [
          [left, y(tick)],
          [area.right, y(tick)],
        ],
        GREY,
        0.5,
      )
      doc.line(euros(auCentime(tick)), left - 6, y(tick) + 2.5, { ...TEXT, right: true })
    }
    for (const [rank, { label }] of points.entries())
      if (rank % every === 0 && x(rank) + LABEL_ROOM / 2 < area.right)
        doc.line(label, x(rank), bottom + 11, TEXT)
    doc.stroke(
      points.map(({ value }, rank) => [x(rank), y(value)] as const),
      BLUE,
      1.5,
    )
    const tops = marks.map(({ rank }) => [x(rank), y(points[rank]?.value ?? min)] as const)
    for (const [at, high] of tops)
      doc.stroke(
        [
          [at, bottom],
          [at, high],
        ],
        BLUE,
        0.75,
      )
    for (const [index, [at, high]] of markPlaces(tops).entries())
      doc.line(marks[index]?.mark ?? '', at - 2, high - 4, { ...TEXT, bold: true, colour: BLUE })
  })
  doc.y = bottom + FOOT + 6
}
