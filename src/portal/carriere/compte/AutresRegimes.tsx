import type { RegimeCir } from '#contract/carriere/compteindividuelretraite.ts'
import { compteSectionsMessages } from './wordsSections.ts'
import { RowsTable } from './RowsTable.tsx'

const { regimes: words } = compteSectionsMessages

/** Quarters of each year in each other regime. */
export const AutresRegimes = ({ regimes }: { readonly regimes: readonly RegimeCir[] }) =>
  regimes.length === 0 ? (
    <p>{words.aucun}</p>
  ) : (
    regimes.map(({ regimeId, libelle, annees }) => (
      <RowsTable
        key={regimeId}
        legende={words.legende(libelle)}
        colonnes={[words.annee, words.trimestres]}
        lignes={annees.map(({ annee, trimestres }) => ({ id: `${annee}`, cellules: [annee, trimestres] }))}
      />
    ))
  )
