import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState } from 'react'
import { Figure } from '../facts/Figure.tsx'
import { graphiqueMessages as words } from '../words/graphique.ts'
import { BarSample } from './ChartBars.tsx'
import { ChartPlot, type ChartData, type ChartMark } from './ChartPlot.tsx'
import type { ChartSeries } from './chartRoom.ts'
import { ChartTable } from './ChartTable.tsx'
import '#portal/styles/graphique.css'

interface ChartWithTableProps extends Omit<ChartData, 'reperes' | 'indicatifs'> {
  readonly titre: string
  /** What is to be understood from it, in a sentence. */
  readonly description: string
  /** What the categories are: « Mois de départ ». */
  readonly axe: string
  readonly genre?: 'ligne' | 'barre'
  readonly reperes?: readonly ChartMark[]
  /** Ranks of the categories whose values an indicative table made: the chart bears the mark, and the table each of them. */
  readonly indicatifs?: ReadonlySet<number>
}

const aucun: ReadonlySet<number> = new Set()

/** A chart, and the table of the same numbers one button away; four series at most. */
export const ChartWithTable = (props: ChartWithTableProps) => {
  const { titre, description, axe, genre = 'ligne', reperes = [], indicatifs = aucun } = props
  const { categories, series, format } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const data: ChartData = { categories, series, reperes, indicatifs, format }
  if (categories.length === 0) return <p>{words.vide}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- what has a caption must say its role (RGAA 1.9.4)
    <figure role="figure" className="eap-chart" aria-labelledby={`${id}-titre`}>
      <figcaption>
        <p id={`${id}-titre`} className="fr-mb-1v fr-text--bold fr-text-title--grey">
          <Figure valeur={titre} indicatif={indicatifs.size > 0} />
        </p>
        <p>{description}</p>
        {indicatifs.size > 0 && indicatifs.size < categories.length ? <p>{words.indicatifs}</p> : null}
      </figcaption>
      <Legend series={series} genre={genre} />
      <ChartPlot {...data} genre={genre} label={words.nom(titre, indicatifs.size > 0)} />
      {reperes.length === 0 ? null : <Marks categories={categories} reperes={reperes} />}
      <Button
        type="button"
        priority="tertiary"
        size="small"
        iconId="fr-icon-table-2"
        className="eap-no-print"
        onClick={() => setOpen(!open)}
        nativeButtonProps={{ 'aria-expanded': open, 'aria-controls': `${id}-tableau` }}
      >
        {words.tableau}
      </Button>
      <div id={`${id}-tableau`} className="fr-mt-3v eap-chart__numbers" hidden={!open}>
        <ChartTable {...data} titre={titre} axe={axe} />
      </div>
    </figure>
  )
}

interface LegendProps {
  readonly series: readonly ChartSeries[]
  readonly genre: 'ligne' | 'barre'
}

/** Line or colour of each series, for those who see the drawing. */
const Legend = ({ series, genre }: LegendProps) => (
  <ul className="fr-raw-list fr-text--sm eap-chart__legend" aria-label={words.legende}>
    {series.map(({ nom }, index) => (
      <li key={nom}>
        <svg
          className={`eap-chart__serie eap-chart__serie--${index + 1}`}
          width="32"
          height="16"
          aria-hidden="true"
        >
          {genre === 'ligne' ? <path className="eap-chart__line" d="M0 8H32" /> : <BarSample index={index} />}
        </svg>
        {nom}
      </li>
    ))}
  </ul>
)

interface MarksProps {
  readonly categories: readonly string[]
  readonly reperes: readonly ChartMark[]
}

const Marks = ({ categories, reperes }: MarksProps) => (
  <ul className="fr-raw-list fr-text--sm eap-chart__marks" aria-label={words.reperes}>
    {reperes.map(({ rang, libelle }, index) => (
      <li key={libelle}>{words.repere(index + 1, libelle, categories[rang] ?? '')}</li>
    ))}
  </ul>
)
