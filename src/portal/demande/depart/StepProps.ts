import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import type { Dossier } from './dossier.ts'

/** What each step of the request is given. */
export interface StepProps {
  readonly contexte: ContexteDemande
  readonly today: CalendarDate
  readonly dossier: Dossier
  /** Steps that the answers show, in order. */
  readonly etapes: readonly EtapeDemandeDepart[]
  readonly onChange: (part: Partial<Dossier>) => void
  /** Goes to a step; the draft is kept at once. */
  readonly goTo: (etape: EtapeDemandeDepart) => void
  /** When the draft that is gone on with was last kept (ISO 8601); undefined when there was none. */
  readonly reprisLe: string | undefined
  /** Date that comes from the simulator, and that of the draft that it takes the place of; empty when there was none. */
  readonly simulation: { readonly date: CalendarDate; readonly remplacee: string } | undefined
  /** Deletes the draft and begins again; false when it could not be deleted. */
  readonly onRestart: () => Promise<boolean>
  /** Once it is sent. */
  readonly onSent: () => Promise<void>
}
