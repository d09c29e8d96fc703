import type { ReactNode } from 'react'
import { ScrollRegion } from '../page/ScrollRegion.tsx'
import '#portal/styles/table.css'

/** A row: a cell by column. */
export interface Ligne {
  readonly id: string
  readonly cellules: readonly ReactNode[]
  readonly className?: string | undefined
}

interface DataTableProps {
  readonly legende: string
  readonly colonnes: readonly string[]
  readonly lignes: readonly Ligne[]
  /** Rows that sum up the others, below them. */
  readonly totaux?: readonly Ligne[]
  /** Rank of the column that names the rows. */
  readonly nom?: number
  /** Ranks of the columns of numbers, which line up on their right. */
  readonly nombres?: readonly number[]
  /** Never narrower than its words need: it scrolls sideways by itself where the screen is narrow. */
  readonly large?: boolean
}

/** A table of DSFR: its caption, what names its columns and its rows, and how it fits a narrow screen. */
export const DataTable = ({ legende, colonnes, lignes, totaux, large, ...ranks }: DataTableProps) => (
  <div className="fr-table fr-table--multiline eap-table">
    <ScrollRegion label={legende}>
      <div className="fr-table__content">
        <table className={large ? 'eap-table__large' : undefined}>
          <caption>{legende}</caption>
          <thead>
            <tr>
              {colonnes.map((colonne, rank) => (
                <th key={`${String(rank)} ${colonne}`} scope="col" className={alignment(ranks.nombres, rank)}>
                  {colonne}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lignes.map((ligne) => (
              <Row key={ligne.id} {...ligne} {...ranks} />
            ))}
          </tbody>
          {totaux ? (
            <tfoot>
              {totaux.map((ligne) => (
                <Row key={ligne.id} {...ligne} {...ranks} />
              ))}
            </tfoot>
          ) : null}
        </table>
      </div>
    </ScrollRegion>
  </div>
)

const alignment = (nombres: DataTableProps['nombres'], rank: number) =>
  nombres?.includes(rank) ? 'fr-cell--right' : undefined

const Row = ({ cellules, className, nom = 0, nombres }: Ligne & Pick<DataTableProps, 'nom' | 'nombres'>) => (
  <tr className={className}>
    {cellules.map((cellule, rank) => {
      const Cell = rank === nom ? 'th' : 'td'
      return (
        <Cell
          key={`cellule-${String(rank)}`}
          scope={rank === nom ? 'row' : undefined}
          className={alignment(nombres, rank)}
        >
          {cellule}
        </Cell>
      )
    })}
  </tr>
)
