import type { ChartSeries, Place } from './chartRoom.ts'

interface ChartLinesProps {
  readonly series: readonly ChartSeries[]
  readonly place: Place
}

/** A line for each series; it breaks where a value is not known. */
export const ChartLines = ({ series, place }: ChartLinesProps) =>
  series.map(({ nom, valeurs }, index) => (
    <g key={nom} className={`eap-chart__serie eap-chart__serie--${index + 1}`}>
      <path className="eap-chart__line" d={pathOf(valeurs, place)} />
      {valeurs.map((valeur, rank) =>
        valeur === undefined ? null : (
          <circle key={`${nom}-${String(rank)}`} cx={place.x(rank)} cy={place.y(valeur)} r={3} />
        ),
      )}
    </g>
  ))

const pathOf = (valeurs: ChartSeries['valeurs'], { x, y }: Place): string =>
  valeurs
    .map((valeur, rank) => {
      if (valeur === undefined) return ''
      const begins = rank === 0 || valeurs[rank - 1] === undefined
      return `${begins ? 'M' : 'L'}${x(rank).toFixed(1)} ${y(valeur).toFixed(1)}`
    })
    .join('')
