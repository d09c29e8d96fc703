import type { PeriodeCir } from '#contract/carriere/cir.ts'
import { compteSectionsMessages } from './words.ts'
import { periodeEnMots } from '#contract/carriere/constatEnMots.ts'
import { adresseCorrection } from '../constats.ts'
import { gradeEnMots } from '#contract/carriere/faitsDuCompte.ts'
import { indiceEnMots, positionEnMots, quotiteEnMots } from './periode.ts'
import { RowsTable } from './RowsTable.tsx'

const { carriere: words } = compteSectionsMessages

interface CarriereProps {
  readonly carriere: readonly PeriodeCir[]
  readonly corrige: boolean
}

/** Posts, grades, indexes, working times and positions, as the account has them. */
export const Carriere = ({ carriere, corrige }: CarriereProps) =>
  carriere.length === 0 ? (
    <p>{words.aucune}</p>
  ) : (
    <RowsTable
      legende={words.legende}
      colonnes={[words.periode, words.employeur, words.position, words.grade, words.indice, words.quotite]}
      lignes={carriere.map((periode) => ({
        id: periode.periodeId,
        cellules: [
          periodeEnMots(periode),
          periode.employeur,
          positionEnMots(periode),
          gradeEnMots(periode),
          indiceEnMots(periode),
          quotiteEnMots(periode),
        ],
        correction: corrige
          ? { nom: periodeEnMots(periode), adresse: adresseCorrection({ ligneId: periode.periodeId }) }
          : undefined,
      }))}
    />
  )
