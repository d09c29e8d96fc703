import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '../compte.ts'
import { trimestresAVenir } from './periodes.ts'

/** What someone says of disability, their own or that of whom they care for, where the account does not tell it. */
export interface HandicapSuppose {
  /** Quarters of services done so far with an incapacity of 50 % at least. */
  readonly trimestresHandicap?: number
  /** The décote disappears at 65: thirty months given to a disabled child (loi n° 2010-1330, art. 28). */
  readonly annulationA65?: boolean
}

/**
 * Quarters of services done while disabled at a departure (art. R. 33 bis and R. 37 bis CPCMR): those of today, and those that
 * go on until then in a post that goes on. `undefined` when nobody tells them.
 */
export const trimestresHandicapAu = (
  { situation, carriere }: Pick<CompteRetraite, 'situation' | 'carriere'>,
  suppose: HandicapSuppose,
  dateDepart: CalendarDate,
  aujourdhui: CalendarDate,
): number | undefined => {
  const aCeJour = suppose.trimestresHandicap ?? situation.trimestresHandicap
  if (aCeJour === undefined || aCeJour === 0) return aCeJour
  return aCeJour + trimestresAVenir({ carriere }, dateDepart, aujourdhui)
}

/** Whether an account has a quarter granted for a disabled child, which makes the décote disappear at 65 (art. L. 12 ter). */
export const compteAnnuleA65 = ({ bonifications }: Pick<CompteRetraite, 'bonifications'>): boolean =>
  bonifications.some(({ article, trimestres }) => article === 'L12ter' && trimestres > 0)
