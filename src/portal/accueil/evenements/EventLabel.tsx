import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import type { Evenement } from '#contract/accueil/evenement.ts'
import { documentAddress } from '#portal/client/documents/openDocument.ts'
import { OpenForm } from '#portal/components/files/OpenForm.tsx'
import { tableauMessages as words } from '../words.ts'
import type { Effect } from './eventEffects.ts'

interface EventLabelProps {
  readonly evenement: Evenement
  readonly effect: Effect
  /** The text of an event that opens nothing. */
  readonly textRef: Ref<HTMLParagraphElement>
  readonly onOpen: () => void
}

/** What an event is called, and opens; a text where it opens nothing. */
export const EventLabel = ({ evenement, effect, textRef, onOpen }: EventLabelProps) => {
  const { evenementId, libelle1, libelle2, statut } = evenement
  switch (effect.kind) {
    case 'document':
      return (
        <OpenForm
          address={documentAddress({
            ...effect,
            evenementId: statut === 'EVE_NON_LU' ? evenementId : undefined,
          })}
          onOpen={onOpen}
        >
          <button
            type="submit"
            className="fr-link fr-icon-download-line fr-link--icon-right eap-event__label"
            aria-label={words.telechargerNom(libelle1, libelle2)}
          >
            {libelle1}
          </button>
        </OpenForm>
      )
    case 'identite':
      return (
        <button type="button" className="fr-link eap-event__label" aria-haspopup="dialog" onClick={onOpen}>
          {libelle1}
        </button>
      )
    case 'page':
      return (
        <Link className="fr-link eap-event__label" to={effect.path} onClick={onOpen}>
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
          onClick={onOpen}
        >
          {libelle1} <span className="fr-sr-only">({words.nouvelOnglet})</span>
        </a>
      )
    case 'aucun':
      return (
        <p ref={textRef} tabIndex={-1} className="eap-event__label">
          {libelle1}
        </p>
      )
  }
}
