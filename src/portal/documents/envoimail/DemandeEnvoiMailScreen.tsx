import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { messageKey } from '#contract/messages.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { DemandeEnvoiMailView } from './DemandeEnvoiMailView.tsx'
import { documentOf, obstacleOf } from './envoimail.ts'
import { EnvoiDemande } from './EnvoiDemande.tsx'
import { useEnvoi } from './useEnvoi.ts'
import { envoimailMessages as words } from './words.ts'
import { paths } from '#portal/paths.ts'

/** Sends a document of the signed-in person to one of their addresses. */
export const DemandeEnvoiMailScreen = () => {
  const titre = usePageTitle()
  const [search] = useSearchParams()
  const documentUuid = documentOf(search)
  const { navigation } = useSession()
  const { envoi, failure, restant, page, recount } = useEnvoi(documentUuid)
  const [sent, setSent] = useState<string>()
  const [again, setAgain] = useState(false)

  const obstacle = documentUuid === undefined ? 'inconnu' : failure && obstacleOf(failure.outcome)
  if (documentUuid === undefined || (obstacle !== undefined && obstacle !== 'autre'))
    return <Obstacle raison={obstacle === 'impossible' ? 'impossible' : 'inconnu'} />
  if (obstacle === 'autre')
    return (
      <Page titre={titre}>
        <LoadFailure />
      </Page>
    )
  if (envoi && sent !== undefined)
    return (
      <EnvoiDemande
        envoi={envoi}
        courriel={sent}
        restant={restant}
        onAgain={() => {
          setAgain(true)
          setSent(undefined)
        }}
      />
    )
  return (
    <DemandeEnvoiMailView
      documentUuid={documentUuid}
      envoi={envoi}
      restant={restant}
      page={page}
      lectureSeule={navigation?.lectureSeule === true}
      again={again}
      onSent={(courriel) => {
        recount()
        setSent(courriel)
      }}
    />
  )
}

interface ObstacleProps {
  readonly raison: 'inconnu' | 'impossible'
}

/** In the place of the form, when there is no document that could be sent. */
const Obstacle = ({ raison }: ObstacleProps) => (
  <Page titre={usePageTitle()}>
    <h2>{raison === 'inconnu' ? words.inconnuTitre : words.impossibleTitre}</h2>
    <p>{raison === 'inconnu' ? words.inconnu : messageText(messageKey('ENVOI_MAIL_IMPOSSIBLE'))}</p>
    <Button linkProps={{ to: paths.accueilconnecte }}>{words.tableaudebord}</Button>
  </Page>
)
