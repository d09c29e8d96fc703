import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { compteSectionsMessages } from './words.ts'

const { corriger, corrigerNom, action } = compteSectionsMessages

interface RowsTableProps {
  readonly legende: string
  /** The first one names the row. */
  readonly colonnes: readonly string[]
  readonly lignes: readonly {
    readonly id: string
    readonly cellules: readonly ReactNode[]
    /** Name of the row, and where to have it corrected, when that is possible. */
    readonly correction?: CorrigerProps | undefined
  }[]
}

/** Rows of the account, each with the way to have it corrected. */
export const RowsTable = ({ legende, colonnes, lignes }: RowsTableProps) => {
  const corrigeable = lignes.some(({ correction }) => correction)
  return (
    <DataTable
      legende={legende}
      colonnes={[...colonnes, ...(corrigeable ? [action] : [])]}
      lignes={lignes.map(({ id, cellules, correction }) => ({
        id,
        cellules: corrigeable
          ? [...cellules, correction && <Corriger key="corriger" {...correction} />]
          : cellules,
      }))}
    />
  )
}

interface CorrigerProps {
  readonly nom: string
  readonly adresse: string
}

const Corriger = ({ nom, adresse }: CorrigerProps) => (
  <Link className="fr-link fr-link--sm" to={adresse} aria-label={corrigerNom(nom)}>
    {corriger}
  </Link>
)
