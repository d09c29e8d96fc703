import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { suiviMessages as words } from './words.ts'
import './suivi.css'

/** A document that a step gave. */
export interface TrackedDocument {
  readonly documentUuid: string
  readonly libelle: string
}

/** A step of a request. */
export interface TrackedStep {
  readonly id: string
  readonly libelle: string
  readonly etat: 'faite' | 'encours' | 'avenir'
  /** Day on which it was done or began. */
  readonly date?: CalendarDate
  /** Who acts during this step. */
  readonly acteur?: 'vous' | 'employeur' | 'service'
  /** Median time of the step, as it is read: `3 semaines`. */
  readonly delai?: string
  readonly explication?: string
  readonly document?: TrackedDocument
}

interface StatusTrackerProps {
  /** What is followed, for those who hear the list without what is around. */
  readonly label: string
  readonly etapes: readonly TrackedStep[]
  readonly onOpen: (document: TrackedDocument) => void
}

const marques = {
  faite: 'fr-icon-checkbox-circle-fill fr-text-default--success',
  encours: 'fr-icon-arrow-right-circle-fill fr-text-action-high--blue-france',
  avenir: 'fr-icon-time-line fr-text-mention--grey',
} as const

/** Steps of a request, from the first to the last: where it stands, and who acts now. */
export const StatusTracker = ({ label, etapes, onOpen }: StatusTrackerProps) => (
  <ol className="eap-tracker eap-colonne fr-raw-list" aria-label={label}>
    {etapes.map((etape) => (
      <li
        key={etape.id}
        className={`eap-step eap-step--${etape.etat}`}
        aria-current={etape.etat === 'encours' ? 'step' : undefined}
      >
        <span className={`eap-step__mark ${marques[etape.etat]}`} aria-hidden="true" />
        <div className="eap-step__text">
          <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">{words.etats[etape.etat]}</p>
          <p className="fr-mb-0 fr-text--bold fr-text-title--grey">{etape.libelle}</p>
          <StepDetails {...etape} />
          {etape.document ? <StepDocument document={etape.document} onOpen={onOpen} /> : null}
        </div>
      </li>
    ))}
  </ol>
)

const StepDetails = ({ etat, date, acteur, delai, explication }: TrackedStep) => (
  <>
    {date === undefined ? null : (
      <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
        {words.le} <time dateTime={date}>{dateEnChiffres(date)}</time>
      </p>
    )}
    {explication === undefined ? null : <p className="fr-mb-0">{explication}</p>}
    {acteur === undefined || etat === 'faite' ? null : (
      <p className="fr-mb-0">
        {etat === 'encours' ? words.agit : words.agira} <strong>{words.acteurs[acteur]}</strong>
      </p>
    )}
    {delai === undefined || etat === 'faite' ? null : (
      <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
        {words.delai} {delai}
      </p>
    )}
  </>
)

interface StepDocumentProps {
  readonly document: TrackedDocument
  readonly onOpen: (document: TrackedDocument) => void
}

const StepDocument = ({ document, onOpen }: StepDocumentProps) => (
  <button
    type="button"
    className="fr-link fr-icon-download-line fr-link--icon-right eap-step__document eap-no-print"
    aria-label={words.telechargerNom(document.libelle)}
    onClick={() => onOpen(document)}
  >
    {document.libelle}
  </button>
)
