import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useState } from 'react'
import { messageKey } from '#contract/messages.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { useMessageText } from '#portal/client/contents.ts'
import { tableauMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { aucuneSaisie } from './IdentiteForm.tsx'
import { IdentiteQuestion } from './IdentiteQuestion.tsx'

const words = tableauMessages.identite

interface IdentiteModalProps {
  /** Event whose identity is to be confirmed; closed without one. */
  readonly evenementId: string | undefined
  /** The pay page may be proposed. */
  readonly remuneration: boolean
  readonly onConfirmed: (evenementId: string) => void
  readonly onClose: () => void
}

/** Confirms the person's identity by digits of their IBAN, then says so. */
export const IdentiteModal = ({ evenementId, remuneration, onConfirmed, onClose }: IdentiteModalProps) => {
  const textOf = useMessageText()
  const messageId = useId()
  const [confirmed, setConfirmed] = useState(false)
  const [saisie, setSaisie] = useState(aucuneSaisie)
  const close = () => {
    setConfirmed(false)
    onClose()
  }
  if (evenementId === undefined) return null
  return (
    <PortalModal
      open
      onClose={close}
      titre={confirmed ? words.confirmeTitre : words.titre}
      actions={
        confirmed ? (
          <Confirmed messageId={messageId} remuneration={remuneration} onClose={close} />
        ) : undefined
      }
    >
      {confirmed ? (
        <QuietAlert id={messageId} niveau="success">
          {textOf(messageKey('CONFIRMATION_IDENTITE_OK'))}
        </QuietAlert>
      ) : (
        <IdentiteQuestion
          evenementId={evenementId}
          saisie={saisie}
          onSaisie={setSaisie}
          onCancel={close}
          onConfirmed={() => {
            setConfirmed(true)
            setSaisie(aucuneSaisie)
            onConfirmed(evenementId)
          }}
        />
      )}
    </PortalModal>
  )
}

interface ConfirmedProps {
  /** What is read with the button that takes the focus. */
  readonly messageId: string
  readonly remuneration: boolean
  readonly onClose: () => void
}

/** The dialog was already open: the button takes the focus, since the one that was pressed is gone. */
const Confirmed = ({ messageId, remuneration, onClose }: ConfirmedProps) => (
  <>
    <Button
      type="button"
      onClick={onClose}
      ref={focused}
      nativeButtonProps={{ 'aria-describedby': messageId }}
    >
      {words.retour}
    </Button>
    {remuneration ? (
      <Button priority="secondary" linkProps={{ to: paths.remunerationpaie }}>
        {words.remuneration}
      </Button>
    ) : null}
  </>
)

const focused = (button: HTMLElement | null) => button?.focus()
