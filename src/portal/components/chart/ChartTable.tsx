import { DataTable } from '../facts/DataTable.tsx'
import { Figure } from '../facts/Figure.tsx'
import { graphiqueMessages as words } from '../words/graphique.ts'
import type { ChartData } from './ChartPlot.tsx'

interface ChartTableProps extends ChartData {
  readonly titre: string
  /** What the categories are: « Mois de départ ». */
  readonly axe: string
}

/** The numbers of a chart, its milestones named in the row they mark. */
export const ChartTable = ({
  titre,
  axe,
  categories,
  series,
  reperes,
  indicatifs,
  format,
}: ChartTableProps) => (
  <DataTable
    legende={titre}
    colonnes={[axe, ...series.map(({ nom }) => nom)]}
    nombres={series.map((_, rank) => rank + 1)}
    lignes={categories.map((categorie, rank) => {
      const marks = reperes.filter(({ rang }) => rang === rank).map(({ libelle }) => libelle)
      const marked = indicatifs.has(rank)
      return {
        id: categorie,
        cellules: [
          [categorie, ...marks].join(', '),
          ...series.map(({ nom, valeurs }) => {
            const number = valeurs[rank]
            return number === undefined ? (
              words.absente
            ) : (
              <Figure key={nom} valeur={format(number)} indicatif={marked} />
            )
          }),
        ],
      }
    })}
  />
)
