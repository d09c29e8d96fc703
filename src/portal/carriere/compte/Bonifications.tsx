import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { compteSectionsMessages } from './wordsSections.ts'
import { RowsTable } from './RowsTable.tsx'

const { bonifications: words } = compteSectionsMessages

/** Bonifications, and the quarters they give. */
export const Bonifications = ({ bonifications }: Pick<Cir, 'bonifications'>) =>
  bonifications.length === 0 ? (
    <p>{words.aucune}</p>
  ) : (
    <RowsTable
      legende={words.legende}
      colonnes={[words.nature, words.trimestres]}
      lignes={bonifications.map(({ bonificationId, libelle, trimestres }) => ({
        id: bonificationId,
        cellules: [libelle, trimestres],
      }))}
    />
  )
