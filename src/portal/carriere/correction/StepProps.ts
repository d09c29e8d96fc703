import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Dossier } from './dossier.ts'
import type { Etape } from './etapes.ts'

/** What each step of a correction is given. */
export interface StepProps {
  readonly cir: Cir
  readonly today: CalendarDate
  readonly dossier: Dossier
  readonly onChange: (part: Partial<Dossier>) => void
  readonly goTo: (etape: Etape) => void
  /** Once it is sent, with its number. */
  readonly onSent: (numero: string) => void
}
