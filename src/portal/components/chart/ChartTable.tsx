import { DataTable } from '../facts/DataTable.tsx'
import { graphiqueMessages as words } from '../words/graphique.ts'
import type { ChartData } from './ChartPlot.tsx'

interface ChartTableProps extends ChartData {
  readonly titre: string
  /** What the categories are: « Mois de départ ». */
  readonly axe: string
}

/** The numbers of a chart, its milestones named in the row they mark. */
export const ChartTable = ({ titre, axe, categories, series, reperes, format }: ChartTableProps) => (
  <DataTable
    legende={titre}
    colonnes={[axe, ...series.map(({ nom }) => nom)]}
    nombres={series.map((_, rank) => rank + 1)}
    lignes={categories.map((categorie, rank) => {
      const marks = reperes.filter(({ rang }) => rang === rank).map(({ libelle }) => libelle)
      const numbers = series.map(({ valeurs }) => valeurs[rank])
      return {
        id: categorie,
        cellules: [
          [categorie, ...marks].join(', '),
          ...numbers.map((number) => (number === undefined ? words.absente : format(number))),
        ],
      }
    })}
  />
)
