import { arrondir } from '#rules/arrondis.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import type { CompteRetraite } from '../compte.ts'
import { trimestresAVenir } from './periodes.ts'

/** What someone says of their new index bonification (NBI), where the account does not tell it. */
export interface NbiSupposee {
  /** Quarters for which points were paid so far. */
  readonly trimestresNbi?: number
  /** Points on average over that time. */
  readonly moyenneNbi?: number
}

/**
 * Points of NBI on average, to the hundredth, and the quarters for which they will have been held at a departure (loi n° 91-73,
 * art. 27): those so far, and those to come at today's points in a post that goes on. Without their number, today's points or
 * the average said.
 */
export const nbiAu = (
  { situation, carriere }: Pick<CompteRetraite, 'situation' | 'carriere'>,
  suppose: NbiSupposee,
  dateDepart: CalendarDate,
  aujourdhui: CalendarDate,
): Pick<Demande, 'nbi' | 'trimestresNbi'> => {
  const moyenne = suppose.moyenneNbi ?? situation.nbi
  const aCeJour = suppose.trimestresNbi ?? situation.trimestresNbi
  if (aCeJour === undefined) return { nbi: moyenne }
  // No number of quarters, for the checks to find.
  if (!(aCeJour >= 0)) return { nbi: moyenne, trimestresNbi: aCeJour }
  const aVenir = situation.nbi > 0 ? trimestresAVenir({ carriere }, dateDepart, aujourdhui) : 0
  const trimestresNbi = aCeJour + aVenir
  if (trimestresNbi === 0) return { nbi: 0, trimestresNbi }
  return { nbi: arrondir((moyenne * aCeJour + situation.nbi * aVenir) / trimestresNbi), trimestresNbi }
}
