import type { EnfantCir } from '#contract/carriere/cir.ts'
import { compteSectionsMessages } from './words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { trimestresDeLEnfant } from '#rules/carriere/services/accordes.ts'
import { articlesEnfant } from '#rules/retraite/demande/articles.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { adresseCorrection } from '../constats.ts'
import { RowsTable } from './RowsTable.tsx'

const { enfants: words, article, articleAbsent } = compteSectionsMessages

interface EnfantsProps {
  readonly enfants: readonly EnfantCir[]
  readonly aujourdhui: CalendarDate
  readonly corrige: boolean
}

const eleve = ({ elevePendant9Ans, handicap80 }: EnfantCir) => {
  if (!elevePendant9Ans) return words.non
  return handicap80 ? words.handicap : words.oui
}

/** What the account says of a child; its quarters are those of a pension that would begin today. */
const cellulesDe = (enfant: EnfantCir, aujourdhui: CalendarDate) => {
  const { bonification, majoration } = trimestresDeLEnfant(enfant, aujourdhui)
  return [
    enfant.prenom,
    dateEnChiffres(enfant.dateNaissance),
    eleve(enfant),
    bonification,
    majoration,
    enfant.article ? articlesEnfant[enfant.article] : articleAbsent,
  ]
}

/** Children of the account, and the quarters they give. */
export const Enfants = ({ enfants, aujourdhui, corrige }: EnfantsProps) =>
  enfants.length === 0 ? (
    <p>{words.aucun}</p>
  ) : (
    <RowsTable
      legende={words.legende}
      colonnes={[words.prenom, words.naissance, words.eleve, words.bonification, words.majoration, article]}
      lignes={enfants.map((enfant) => ({
        id: enfant.enfantId,
        cellules: cellulesDe(enfant, aujourdhui),
        correction: corrige
          ? { nom: enfant.prenom, adresse: adresseCorrection({ nature: 'enfant', ligneId: enfant.enfantId }) }
          : undefined,
      }))}
    />
  )
