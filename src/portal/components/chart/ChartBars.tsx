import { useId } from 'react'
import type { ChartSeries, Place } from './chartRoom.ts'

interface ChartBarsProps {
  readonly series: readonly ChartSeries[]
  readonly place: Place
}

/** What fills the bars of each series: plain, slanted one way or the other, dotted. */
const fills = [
  <rect key="plein" width="8" height="8" />,
  <path key="montant" d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" />,
  <path key="points" d="M2 2h3v3h-3z" />,
  <path key="horizontal" d="M0 2h8M0 6h8" />,
] as const

/** Bars side by side for each category; patterns tell the series apart as well as colours. */
export const ChartBars = ({ series, place: { x, y, band } }: ChartBarsProps) => {
  const id = useId()
  const width = (band * 0.7) / series.length
  return series.map(({ nom, valeurs }, index) => (
    <g key={nom} className={`eap-chart__serie eap-chart__serie--${index + 1}`}>
      <Fill id={`${id}-${index}`} index={index} />
      {valeurs.map((valeur, rank) =>
        valeur === undefined ? null : (
          <rect
            key={`${nom}-${String(rank)}`}
            className="eap-chart__bar"
            fill={`url(#${id}-${index})`}
            x={x(rank) - band * 0.35 + width * index}
            y={Math.min(y(valeur), y(0))}
            width={Math.max(1, width - 2)}
            height={Math.abs(y(valeur) - y(0))}
          />
        ),
      )}
    </g>
  ))
}

interface FillProps {
  readonly id: string
  readonly index: number
}

const Fill = ({ id, index }: FillProps) => (
  <defs>
    <pattern id={id} className="eap-chart__fill" width="8" height="8" patternUnits="userSpaceOnUse">
      {fills[index % fills.length]}
    </pattern>
  </defs>
)

/** A piece of the bars of a series, for the legend. */
export const BarSample = ({ index }: { readonly index: number }) => {
  const id = useId()
  return (
    <>
      <Fill id={id} index={index} />
      <rect className="eap-chart__bar" fill={`url(#${id})`} x="1" y="1" width="30" height="14" />
    </>
  )
}
