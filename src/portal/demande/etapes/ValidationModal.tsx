import { PortalModal } from '#portal/components/PortalModal.tsx'
import { genresDemande } from '#contract/demande/genres.ts'
import { demandeMessages, motsGenre } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

const { envoi: words } = demandeMessages

interface ValidationModalProps {
  readonly genre: GenreDossier
  readonly open: boolean
  /** Day on which the pension would begin; empty until it is chosen. */
  readonly dateEffet: CalendarDate | ''
  readonly enCours: boolean
  readonly onClose: () => void
  readonly onSend: () => void
}

/** The confirmation of a request: what sending it implies. It stays while it is being sent. */
export const ValidationModal = (props: ValidationModalProps) => {
  const { genre, open, dateEffet, enCours, onClose, onSend } = props
  const close = () => {
    if (!enCours) onClose()
  }
  return (
    <PortalModal
      open={open}
      onClose={close}
      titre={words.titre(genresDemande[genre].nom)}
      texte={
        <>
          <p>{words.texte(motsGenre[genre].demandeAu(dateEffet && dateEnChiffres(dateEffet)))}</p>
          <p>{words.annulable}</p>
        </>
      }
      confirmation={{
        oui: words.envoyer,
        enCours: words.enCours,
        non: words.relire,
        busy: enCours,
        held: true,
        onOui: onSend,
      }}
    />
  )
}
