import { useParams } from 'react-router-dom'
import { useEffect } from 'react'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { mesapMessages } from './words.ts'
import { usePageTitle, useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { BackToList } from './BackToList.tsx'
import { ConversationView } from './ConversationView.tsx'
import { conversationIdOf } from './mesap.ts'
import { messagesNonLus } from '#contract/accueil/evenement.ts'
import { demande, listerdemandes } from '#contract/messagerie/messagerie.ts'
import { useCall, useOutdate } from '#portal/client/call/useCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import './mesap.css'

const { fil: words } = mesapMessages

/** A conversation and its messages. Reading it changes the number of unread ones, and the list. */
const useThread = (demandeId: string | undefined) => {
  const react = useReaction()
  const outdate = useOutdate()
  const {
    data,
    error,
    mutate: again,
  } = useCall(demande, demandeId === undefined ? null : { query: { demandeId } }, {
    // A conversation that is not there leaves the person signed in: the screen says it.
    onError: (fault) => {
      if (fault.outcome.status !== 404) react(fault.call, fault.outcome)
    },
  })
  useEffect(() => {
    if (data) void outdate(messagesNonLus, listerdemandes)
  }, [data, outdate])
  const absente = demandeId === undefined || error?.outcome.status === 404
  return {
    fil: absente ? undefined : data,
    absente,
    failed: error !== undefined && !absente,
    refresh: () => again(),
  }
}

/** A conversation, its messages, and what can be done with it. */
export const ConversationScreen = () => {
  const demandeId = conversationIdOf(useParams()['demandeId'])
  const { navigation } = useSession()
  const { fil, absente, failed, refresh } = useThread(demandeId)
  const titre = usePageTitle()
  useReplacedTitle(fil ? words.titre(fil.demande.objet, titre) : titre)
  return (
    <Page titre={titre}>
      <BackToList />
      {absente ? <p>{words.absente}</p> : null}
      {failed ? <LoadFailure /> : null}
      {fil || absente || failed ? null : <Skeleton lines={6} />}
      {fil ? (
        <ConversationView
          key={fil.demande.demandeId}
          fil={fil}
          writes={!navigation?.lectureSeule}
          refresh={refresh}
        />
      ) : null}
    </Page>
  )
}
