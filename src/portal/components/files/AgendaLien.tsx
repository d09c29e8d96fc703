import { componentMessages } from '../words/components.ts'

interface AgendaLienProps {
  /** Of the file, in iCalendar. */
  readonly adresse: string
  readonly texte: string
}

/** Downloads what puts dates in one's own calendar. */
export const AgendaLien = ({ adresse, texte }: AgendaLienProps) => (
  <>
    <p className="fr-mb-1w">
      <a className="fr-link fr-link--download" href={adresse} download>
        {texte}
      </a>
    </p>
    <p className="fr-hint-text fr-mb-3w">{componentMessages.agendaAide}</p>
  </>
)
