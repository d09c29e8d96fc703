import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Link } from 'react-router-dom'
import type { Evenement } from '#contract/accueil/evenement.ts'
import type { Notification } from '#contract/accueil/notifications.ts'
import { documentAddress } from '#portal/client/documents/openDocument.ts'
import { OpenForm } from '#portal/components/files/OpenForm.tsx'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { tableauMessages as words } from '../words.ts'
import { SansScriptLecture } from './SansScriptLecture.tsx'
import { effectOf, type Effect } from './eventEffects.ts'
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
  <ul className="fr-raw-list eap-events">
    {evenements.map((evenement) => (
      <li key={evenement.evenementId} className="eap-event">
        {evenement.statut === 'EVE_NON_LU' ? (
          <Badge as="span" severity="new" small noIcon>
            {words.nouveau}
          </Badge>
        ) : null}
        <EventLabel evenement={evenement} onOpen={onOpen} />
        <p className="eap-event__more">
          {evenement.libelle2 ? `${evenement.libelle2}\u00A0· ` : ''}
          <time dateTime={evenement.dateEvenement}>{dateEnChiffres(evenement.dateEvenement)}</time>
          {evenement.closLe === undefined ? null : (
            <>
              {'\u00A0· '}
              {words.termine} <time dateTime={evenement.closLe}>{dateEnChiffres(evenement.closLe)}</time>
            </>
          )}
        </p>
        {evenement.statut === 'EVE_NON_LU' ? (
          <SansScriptLecture evenementId={evenement.evenementId} libelle={evenement.libelle1} />
        ) : null}
      </li>
    ))}
  </ul>
)

interface EventLabelProps {
  readonly evenement: Notification
  readonly onOpen: OnOpenEvent
}

const EventLabel = ({ evenement, onOpen }: EventLabelProps) => {
  const effect: Effect = evenement.closLe === undefined ? effectOf(evenement) : { kind: 'aucun' }
  const open = () => onOpen(evenement, effect)
  const { libelle1, libelle2 = '' } = evenement
  const unread = evenement.statut === 'EVE_NON_LU'
  switch (effect.kind) {
    case 'document':
      return (
        <OpenForm
          address={documentAddress({ ...effect, evenementId: unread ? evenement.evenementId : undefined })}
          onOpen={open}
        >
          <button
            type="submit"
            className="fr-link fr-icon-download-line fr-link--icon-right eap-event__label"
            aria-label={`${libelle1} ${libelle2} (${words.telecharger})`}
          >
            {libelle1}
          </button>
        </OpenForm>
      )
    case 'identite':
      return (
        <button type="button" className="fr-link eap-event__label" aria-haspopup="dialog" onClick={open}>
          {libelle1}
        </button>
      )
    case 'page':
      return (
        <Link className="fr-link eap-event__label" to={effect.path} onClick={open}>
          {libelle1}
        </Link>
      )
    case 'externe':
      return (
        <a
          className="fr-link eap-event__label"
          href={effect.url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={open}
        >
          {libelle1} <span className="fr-sr-only">({words.nouvelOnglet})</span>
        </a>
      )
    case 'aucun':
      return <p className="eap-event__label">{libelle1}</p>
  }
}
