import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { compteSectionsMessages } from './wordsSections.ts'

const { corriger, corrigerNom, action } = compteSectionsMessages

interface RowsTableProps {
  readonly legende: string
  /** The first one names the row. */
  readonly colonnes: readonly string[]
  readonly lignes: readonly {
    readonly id: string
    readonly cellules: readonly ReactNode[]
    /** Name of the row, and where to have it corrected, when that is possible. */
    readonly correction?: { readonly nom: string; readonly adresse: string } | undefined
  }[]
}

/** Rows of the account, each with the way to have it corrected. */
export const RowsTable = ({ legende, colonnes, lignes }: RowsTableProps) => {
  const corrigeable = lignes.some(({ correction }) => correction)
  return (
    <ScrollRegion label={legende}>
      <table className="eap-compte__table">
        <caption>{legende}</caption>
        <thead>
          <tr>
            {[...colonnes, ...(corrigeable ? [action] : [])].map((colonne) => (
              <th key={colonne} scope="col">
                {colonne}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ id, cellules: [nom, ...rest], correction }) => (
            <tr key={id}>
              <th scope="row">{nom}</th>
              {rest.map((cellule, rank) => (
                <td key={colonnes[rank + 1]}>{cellule}</td>
              ))}
              {correction ? (
                <td>
                  <Link
                    className="fr-link fr-link--sm"
                    to={correction.adresse}
                    aria-label={corrigerNom(correction.nom)}
                  >
                    {corriger}
                  </Link>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
