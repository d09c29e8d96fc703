import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useNavigate } from 'react-router-dom'
import { messageKey } from '#contract/messages.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { shellMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { dropSessionKey } from '#portal/client/session/sessionData.ts'
import { useSession } from '#portal/client/session/useSession.ts'

/** Says, on the public home, that the session ended by itself. */
export const ExpiredDialog = () => {
  const { sessionExpiree } = useSession()
  const textOf = useMessageText()
  const navigate = useNavigate()
  const close = () => {
    dropSessionKey('sessionExpiree')
    void navigate(paths.accueilnonconnecte)
  }
  const { titre, accueil } = shellMessages.expiration
  return (
    <PortalModal
      open={sessionExpiree === true}
      onClose={close}
      titre={titre}
      texte={<p>{textOf(messageKey('DAC_EXPIRATION_SESSION'))}</p>}
      actions={
        <Button type="button" onClick={close}>
          {accueil}
        </Button>
      }
    />
  )
}
