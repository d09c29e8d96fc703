import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { messagesNonLus } from '#contract/accueil/evenement.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { shellMessages } from '../words.ts'
import { configured } from '#portal/client/configuration.ts'
import { useSession } from '#portal/client/session/useSession.ts'

const { titre, nonLus, nouvelOnglet } = shellMessages.messagerie

/** Messages are read in another tab: the number is asked for again when this one is come back to. */
const refreshed = { revalidateOnFocus: true }

/** Link to the secure messaging, once the number of unread requests is known; read-only accounts have none. */
export const MessagingLink = () => {
  const rights = useSession().navigation
  const granted = rights?.listeService.mesap === true
  const { data } = useCall(messagesNonLus, granted ? {} : null, refreshed)
  const address = configured('urlMesap')
  if (!granted || rights.lectureSeule || !data || address === '') return null
  return (
    <Button
      priority="tertiary no outline"
      size="small"
      iconId="fr-icon-mail-line"
      linkProps={{ to: address, target: '_blank', rel: 'noopener' }}
    >
      {titre}
      {data.nombreDemande > 0 ? <Badge nombre={data.nombreDemande} /> : null}
      <span className="fr-sr-only"> ({nouvelOnglet})</span>
    </Button>
  )
}

const Badge = ({ nombre }: { readonly nombre: number }) => (
  <>
    <span className="eap-messaging__badge" aria-hidden="true">
      {nombre}
    </span>
    <span className="fr-sr-only"> : {nonLus(nombre)}</span>
  </>
)
