import type { EnfantCir } from '#contract/carriere/compteindividuelretraite.ts'
import { compteSectionsMessages } from './words.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { adresseCorrection } from '../constats.ts'
import { RowsTable } from './RowsTable.tsx'

const { enfants: words } = compteSectionsMessages

interface EnfantsProps {
  readonly enfants: readonly EnfantCir[]
  readonly corrige: boolean
}

const eleve = ({ elevePendant9Ans, handicap80 }: EnfantCir) => {
  if (!elevePendant9Ans) return words.non
  return handicap80 ? words.handicap : words.oui
}

/** Children of the account, and the quarters they give. */
export const Enfants = ({ enfants, corrige }: EnfantsProps) =>
  enfants.length === 0 ? (
    <p>{words.aucun}</p>
  ) : (
    <RowsTable
      legende={words.legende}
      colonnes={[words.prenom, words.naissance, words.eleve, words.bonification, words.majoration]}
      lignes={enfants.map((enfant) => ({
        id: enfant.enfantId,
        cellules: [
          enfant.prenom,
          dateEnChiffres(enfant.dateNaissance),
          eleve(enfant),
          enfant.trimestresBonification,
          enfant.trimestresMajoration,
        ],
        correction: corrige
          ? { nom: enfant.prenom, adresse: adresseCorrection({ nature: 'enfant', ligneId: enfant.enfantId }) }
          : undefined,
      }))}
    />
  )
