import type { CorrectionEnvoyee } from '#contract/carriere/corrections.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { correctionSaisie, type Dossier, type Saisie } from './dossier.ts'

/** Steps of a correction in their order. */
export const etapes = ['ligne', 'valeurs', 'pieces', 'effet', 'recapitulatif'] as const

export type Etape = (typeof etapes)[number]

/** Search parameter that tells the step: the browser’s Back goes through them. */
export const ETAPE = 'etape'

/** The step that the address asks for, or the furthest that what is typed allows. */
export const etapeOuverte = (asked: string | null, saisie: Saisie, today: CalendarDate): Etape => {
  const rank = Math.max(0, etapes.indexOf(asked as Etape))
  const chosen = saisie.ligneId !== '' && saisie.nature !== ''
  const last = !chosen ? 0 : correctionSaisie(saisie, today) === undefined ? 1 : etapes.length - 1
  return etapes[Math.min(rank, last)] ?? 'ligne'
}

/** What each step of a correction is given. */
export interface StepProps {
  readonly cir: Cir
  /** The departure that the person asked for or prepares. */
  readonly prevu: DepartPrevu | undefined
  readonly today: CalendarDate
  readonly dossier: Dossier
  readonly onChange: (part: Partial<Dossier>) => void
  readonly goTo: (etape: Etape) => void
  /** Once it is sent, with its number. */
  readonly onSent: (envoyee: CorrectionEnvoyee) => void
}
