import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { EnfantEleve } from '#rules/carriere/enfantsEleves.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import type { Regle } from '#rules/retraite/regle/regle.ts'
import type { Hypotheses } from '../hypotheses/hypotheses.ts'

/** An account, with what tells the trade of its owner where it is known. */
export type CompteDecrit = CompteRetraite & {
  readonly situation: { readonly corps?: string; readonly grade?: string; readonly employeur?: string }
}

/** What an amount is an estimate of: the departure, its rules, and the working times that are supposed, to come and past. */
export interface Estimee {
  readonly demande: Demande
  readonly regle: Regle
  /** Quarters of décote in it. */
  readonly decote: number
  readonly quotites?: Hypotheses['quotites']
  /** Day on which the account is checked; absent where the screen tells its findings itself. */
  readonly aujourdhui?: CalendarDate
  /** Said where no amount of RAFP is shown: its points are nothing to the one that is. */
  readonly sansRafp?: true
  /** Children told otherwise than by the account. */
  readonly enfantsDits?: readonly EnfantEleve[]
  readonly quotitesPassees?: Hypotheses['quotitesPassees']
}
