import { ChartBars } from './ChartBars.tsx'
import { ChartLines } from './ChartLines.tsx'
import { chartScale } from '#rules/format/chartScale.ts'
import { everySoMany, knownValues, linesBelow, type ChartSeries } from './chartRoom.ts'
import { useElementWidth } from './useElementWidth.ts'
import { graphiqueMessages as words } from '../words/graphique.ts'

/** A category that means something by itself: an age, a day of the law. */
export interface ChartMark {
  /** Rank of the category, from 0. */
  readonly rang: number
  readonly libelle: string
}

/** What a chart and its table show. */
export interface ChartData {
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly reperes: readonly ChartMark[]
  /** Ranks of the categories whose values an indicative table made. */
  readonly indicatifs: ReadonlySet<number>
  readonly format: (valeur: number) => string
}

interface ChartPlotProps extends ChartData {
  readonly genre: 'ligne' | 'barre'
  readonly label: string
}

const HEIGHT = 280
const LEFT = 72
const RIGHT = 12
const TOP = 28
const BOTTOM = 32
const NAME_ROOM = 76
/** Half the width of a name: the last one stays whole. */
const NAME_HALF = 26
/** Narrower between its edges, nothing of a drawing is told apart. */
const NARROWEST = 60
/** Room of the number of a milestone; the next one stands lower when it is nearer. */
const MARK_ROOM = 24

/** A drawing inside the page has no tag of its own that says it is one image (RGAA 1.1.5). */
const named = (label: string) => ({ role: 'img', 'aria-label': label }) as const

/** Drawing of a chart, as wide as what holds it: its letters keep their size on a phone, and grow with those of the page. */
export const ChartPlot = ({ categories, series, reperes, format, genre, label }: ChartPlotProps) => {
  const [ref, { width, letters }] = useElementWidth(640)
  const { min, max, ticks } = chartScale(knownValues(series), genre === 'barre')
  const inner = width - LEFT - RIGHT
  const band = inner / Math.max(1, categories.length)
  const x = (rank: number) => LEFT + band * (rank + 0.5)
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - min) / (max - min))
  const every = everySoMany(categories.length, inner, NAME_ROOM)
  const below = linesBelow(
    reperes.map(({ rang }) => x(rang)),
    MARK_ROOM,
  )
  const markY = (index: number) => TOP - 14 + (below[index] ?? 0) * MARK_ROOM
  const Series = genre === 'barre' ? ChartBars : ChartLines
  if (inner < NARROWEST)
    return (
      <div ref={ref} className="eap-chart__plot">
        <p className="fr-hint-text">{words.etroit}</p>
      </div>
    )
  return (
    <div ref={ref} className="eap-chart__plot">
      <svg
        width={width * letters}
        height={HEIGHT * letters}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        {...named(label)}
      >
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line className="eap-chart__grid" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
              <text x={LEFT - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {categories.map((name, rank) =>
            rank % every === 0 ? (
              <text key={name} x={Math.min(x(rank), width - NAME_HALF)} y={HEIGHT - 8} textAnchor="middle">
                {name}
              </text>
            ) : null,
          )}
          <Series series={series} place={{ x, y, band }} />
          {reperes.map(({ rang, libelle }, index) => (
            <g key={libelle} className="eap-chart__mark">
              <line x1={x(rang)} x2={x(rang)} y1={TOP} y2={HEIGHT - BOTTOM} />
              <circle cx={x(rang)} cy={markY(index)} r={11} />
              <text x={x(rang)} y={markY(index)} dy="0.35em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}
