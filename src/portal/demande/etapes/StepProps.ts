import type { ComponentType } from 'react'
import type { EtapeDe } from '#contract/demande/genres.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { Dossier } from '../dossier/dossier.ts'
import type { EtapeSaisie } from '../dossier/etapes.ts'

/** What each step of a request is given. */
export interface StepProps<G extends GenreDossier> {
  readonly genre: G
  readonly contexte: Contexte
  readonly dossier: Dossier<G>
  readonly onChange: (part: Partial<Dossier<G>>) => void
  /** Goes to a step; the draft is kept at once. */
  readonly goTo: (etape: EtapeDe<G>) => void
  /** When the draft that is gone on with was last kept (ISO 8601); undefined when there was none. */
  readonly reprisLe: string | undefined
  /** Date that comes from the simulator, and that of the draft that it takes the place of; empty when there was none. */
  readonly simulation: { readonly date: CalendarDate; readonly remplacee: string } | undefined
  /** Deletes the draft and begins again; false when it could not be deleted. */
  readonly onRestart: () => Promise<boolean>
  /** Once it is sent. */
  readonly onSent: () => Promise<void>
}

/** The steps of a kind of request that are filled in, each with its screen. */
export type Steps<G extends GenreDossier> = {
  readonly [E in EtapeSaisie<G>]: ComponentType<StepProps<G>>
}
