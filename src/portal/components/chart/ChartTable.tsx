import { graphiqueMessages as words } from '../words/graphique.ts'
import type { ChartData } from './ChartPlot.tsx'

interface ChartTableProps extends ChartData {
  readonly titre: string
  /** What the categories are: « Mois de départ ». */
  readonly axe: string
}

/** The numbers of a chart, its milestones named in the row they mark. */
export const ChartTable = ({ titre, axe, categories, series, reperes, format }: ChartTableProps) => (
  <table className="eap-chart__table">
    <caption>{titre}</caption>
    <thead>
      <tr>
        <th scope="col">{axe}</th>
        {series.map(({ nom }) => (
          <th key={nom} scope="col">
            {nom}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {categories.map((categorie, rank) => (
        <tr key={categorie}>
          <th scope="row">
            {[categorie, ...reperes.filter(({ rang }) => rang === rank).map(({ libelle }) => libelle)].join(
              ', ',
            )}
          </th>
          {series.map(({ nom, valeurs }) => {
            const valeur = valeurs[rank]
            return <td key={nom}>{valeur === undefined ? words.absente : format(valeur)}</td>
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
