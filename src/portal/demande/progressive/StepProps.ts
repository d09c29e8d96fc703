import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import type { Dossier } from './dossier.ts'

/** What each step of the request is given. */
export interface StepProps {
  readonly contexte: ContexteDemande
  readonly today: CalendarDate
  readonly dossier: Dossier
  readonly onChange: (part: Partial<Dossier>) => void
  /** Goes to a step; the draft is kept at once. */
  readonly goTo: (etape: EtapeDemandeProgressive) => void
  /** When the draft that is gone on with was last kept (ISO 8601); undefined when there was none. */
  readonly reprisLe: string | undefined
  /** Deletes the draft and begins again; false when it could not be deleted. */
  readonly onRestart: () => Promise<boolean>
  /** Once it is sent. */
  readonly onSent: () => Promise<void>
}
