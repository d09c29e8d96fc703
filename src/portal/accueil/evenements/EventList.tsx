import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { useRef } from 'react'
import type { Evenement } from '#contract/accueil/evenement.ts'
import type { Notification } from '#contract/accueil/notifications.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { tableauMessages as words } from '../words.ts'
import { effectOf, type Effect } from './eventEffects.ts'
import { EventLabel } from './EventLabel.tsx'
import { Lecture } from './Lecture.tsx'
import '../tableaudebord.css'

/** Receives an event that the person opens, and what it does. */
export type OnOpenEvent = (evenement: Evenement, effect: Effect) => void

interface EventListProps {
  /** Those that are closed have nothing more to do. */
  readonly evenements: readonly Notification[]
  readonly onOpen: OnOpenEvent
}

/** Events of a card, each openable in the way its effect wants. */
export const EventList = ({ evenements, onOpen }: EventListProps) => (
  <ul className="fr-raw-list">
    {evenements.map((evenement) => (
      <EventItem key={evenement.evenementId} evenement={evenement} onOpen={onOpen} />
    ))}
  </ul>
)

interface EventItemProps {
  readonly evenement: Notification
  readonly onOpen: OnOpenEvent
}

const EventItem = ({ evenement, onOpen }: EventItemProps) => {
  const { evenementId, statut, libelle1, libelle2, dateEvenement, closLe } = evenement
  const text = useRef<HTMLParagraphElement>(null)
  const effect: Effect = closLe === undefined ? effectOf(evenement) : { kind: 'aucun' }
  const open = () => {
    // What marks it goes with the mark.
    text.current?.focus()
    onOpen(evenement, effect)
  }
  return (
    <li className="eap-event">
      {statut === 'EVE_NON_LU' ? (
        <Badge as="span" severity="new" small noIcon>
          {words.nouveau}
        </Badge>
      ) : null}
      <EventLabel evenement={evenement} effect={effect} textRef={text} onOpen={open} />
      <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
        {libelle2 ? `${libelle2}\u00A0· ` : ''}
        <time dateTime={dateEvenement}>{dateEnChiffres(dateEvenement)}</time>
        {closLe === undefined ? null : (
          <>
            {'\u00A0· '}
            {words.termine} <time dateTime={closLe}>{dateEnChiffres(closLe)}</time>
          </>
        )}
      </p>
      <ReadingOf
        evenementId={evenementId}
        libelle={libelle1}
        unread={statut === 'EVE_NON_LU' && closLe === undefined}
        opens={effect.kind !== 'aucun'}
        onRead={open}
      />
    </li>
  )
}

interface ReadingOfProps {
  readonly evenementId: string
  readonly libelle: string
  readonly unread: boolean
  /** Opening it marks it. */
  readonly opens: boolean
  readonly onRead: () => void
}

/** What marks an event as read beside what opens it: nothing for those who may only read, of whom nothing is marked. */
const ReadingOf = ({ unread, opens, onRead, ...event }: ReadingOfProps) => {
  const { navigation } = useSession()
  if (!unread || navigation?.lectureSeule) return null
  if (!opens) return <Lecture {...event} onRead={onRead} />
  return (
    <noscript>
      <Lecture {...event} />
    </noscript>
  )
}
