import { useEffect, useRef, useState } from 'react'
import type { SuccessOf } from '#contract/kit/call.ts'
import type { demande as conversationCall, Conversation } from '#contract/messagerie/messagerie.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { LectureSeule } from './LectureSeule.tsx'
import { mesapMessages } from './words.ts'
import { CloseConversation } from './CloseConversation.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ThreadMessage } from './ThreadMessage.tsx'
import { jourDuMoment } from '#rules/format/dates.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { EtatBadge } from './ConversationList.tsx'

interface ConversationViewProps {
  readonly fil: SuccessOf<typeof conversationCall>
  /** False for read-only accounts. */
  readonly writes: boolean
  readonly refresh: () => Promise<unknown>
}

const { fil: words, saisie, cloture, themes } = mesapMessages

/** Messages in their order, then what can be done. After a sending, the focus goes to the message that was sent. */
export const ConversationView = ({
  fil: { demande, reference, listeMessage },
  writes,
  refresh,
}: ConversationViewProps) => {
  const [done, setDone] = useState({ phrase: '', rang: 0 })
  const last = useRef<HTMLHeadingElement>(null)
  const status = useRef<HTMLHeadingElement>(null)
  const close = demande.etat === 'CLOSE'
  useEffect(() => {
    if (done.rang > 0) (done.phrase === cloture.faite ? status : last).current?.focus()
  }, [done])
  const after = (phrase: string) => async () => {
    await refresh()
    setDone(({ rang }) => ({ phrase, rang: rang + 1 }))
  }
  return (
    <>
      <h2 ref={status} tabIndex={-1} className="eap-mesap__titre">
        {demande.objet}
      </h2>
      <ConversationFacts conversation={demande} reference={reference} />
      <Status className={done.phrase === '' ? '' : 'fr-message fr-message--valid fr-mb-2w'}>
        {done.phrase}
      </Status>
      <h2>{words.messages}</h2>
      <ol className="eap-mesap__fil fr-raw-list">
        {listeMessage.map((message, rank) => (
          <ThreadMessage
            key={message.messageId}
            message={message}
            titleRef={rank === listeMessage.length - 1 ? last : undefined}
          />
        ))}
      </ol>
      {writes ? null : <LectureSeule />}
      {close ? <p>{words.close}</p> : null}
      {writes && !close ? (
        <>
          <ReplyForm
            key={done.rang}
            demandeId={demande.demandeId}
            onSent={after(saisie.messageEnvoye)}
            onArrived={refresh}
          />
          <CloseConversation demandeId={demande.demandeId} onClosed={after(cloture.faite)} />
        </>
      ) : null}
    </>
  )
}

interface ConversationFactsProps {
  readonly conversation: Conversation
  readonly reference: string | undefined
}

/** What a conversation is about and where it is. */
const ConversationFacts = ({ conversation: { etat, theme, creeLe }, reference }: ConversationFactsProps) => (
  <Facts
    forme="ligne"
    facts={[
      [words.etat, <EtatBadge key="etat" etat={etat} />],
      [words.sujet, themes[theme]],
      ...(reference === undefined ? [] : [[words.reference, reference] as const]),
      [words.ouverte, jourDuMoment(creeLe)],
    ]}
  />
)
