import { suivis } from '#contract/demande/suivi.ts'
import { libelleEcheance, paiementSansDate, suiteIrreversible } from '#contract/demande/demandeTextes.ts'
import { addressOf } from '#portal/client/fetch/fetchCall.ts'
import { AgendaLien } from '#portal/components/files/AgendaLien.tsx'
import { demandeMessages } from '../words.ts'
import type { Echeance } from '#rules/demande/echeances.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'

const { confirmation: words } = demandeMessages

interface EcheancesProps {
  readonly genre: GenreDossier
  readonly echeances: readonly Echeance[]
  /** Level of its heading. */
  readonly as?: 'h2' | 'h3'
}

/** Dates to keep after a request, and the file that puts them in one's own calendar. */
export const Echeances = ({ genre, echeances, as: Titre = 'h3' }: EcheancesProps) => (
  <>
    <Titre>{words.echeances}</Titre>
    <ul>
      {echeances.map(({ nature, date }) => (
        <li key={nature}>
          <time dateTime={date}>{dateEnChiffres(date)}</time> – {libelleEcheance(genre, nature)}
        </li>
      ))}
    </ul>
    {[paiementSansDate[genre], suiteIrreversible[genre]].map((dit) =>
      dit === undefined ? null : <p key={dit}>{dit}</p>,
    )}
    <AgendaLien adresse={addressOf(suivis[genre].calendrier, {})} texte={words.calendrier} />
  </>
)
