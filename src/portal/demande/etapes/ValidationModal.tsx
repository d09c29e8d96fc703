import { PortalModal } from '#portal/components/PortalModal.tsx'
import { demandeMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

const { envoi: words } = demandeMessages

interface ValidationModalProps {
  readonly genre: GenreDossier
  readonly open: boolean
  /** Day on which the pension would begin. */
  readonly dateEffet: CalendarDate
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
  const busy = enCours || undefined
  return (
    <PortalModal
      open={open}
      onClose={close}
      titre={words.titre[genre]}
      actions={
        <>
          <button type="button" className="fr-btn" aria-disabled={busy} onClick={onSend}>
            {enCours ? words.enCours : words.envoyer}
          </button>
          <button type="button" className="fr-btn fr-btn--secondary" aria-disabled={busy} onClick={close}>
            {words.relire}
          </button>
        </>
      }
    >
      <p>{words.texte[genre](dateEnChiffres(dateEffet))}</p>
      <p>{words.annulable}</p>
    </PortalModal>
  )
}
