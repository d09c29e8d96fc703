import { arrondir } from '#rules/arrondis.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { JOURS_PAR_TRIMESTRE, trimestresLiquidablesDe } from '#rules/retraite/regle/trimestres.ts'
import { remunerationPartielle } from '#rules/retraite/droit/tempsPartiel.ts'
import type { CompteRetraite } from '../compte.ts'
import { periodesAVenir, type TempsSupposes } from './periodes.ts'

/** What someone says of their new index bonification (NBI), where the account does not tell it. */
export interface NbiSupposee {
  /** Quarters for which points were paid so far. */
  readonly trimestresNbi?: number
  /** Points on average over that time. */
  readonly moyenneNbi?: number
}

/**
 * Points of NBI on average, to the hundredth, and the quarters for which they will have been held at a departure (loi n° 91-73,
 * art. 27; décret n° 2003-1306, art. 28): those so far, and the days to come at today's points, at the part of them that a
 * part-time pays. The days round once, at forty-five, as payable ones (art. R. 26 CPCMR). Without the quarters so far, today's
 * points or the average said.
 */
export const nbiAu = (
  cir: Pick<CompteRetraite, 'situation' | 'carriere' | 'enfants'>,
  suppose: NbiSupposee & TempsSupposes,
  aujourdhui: CalendarDate,
): Pick<Demande, 'nbi' | 'trimestresNbi'> => {
  const { situation } = cir
  const moyenne = suppose.moyenneNbi ?? situation.nbi
  const aCeJour = suppose.trimestresNbi ?? situation.trimestresNbi
  if (aCeJour === undefined) return { nbi: moyenne }
  // No number of quarters, for the checks to find.
  if (!(aCeJour >= 0)) return { nbi: moyenne, trimestresNbi: aCeJour }
  const aVenir = situation.nbi > 0 ? periodesAVenir(cir, suppose, aujourdhui) : []
  let jours = aCeJour * JOURS_PAR_TRIMESTRE
  let points = moyenne * jours
  for (const periode of aVenir) {
    jours += periode.jours
    points += situation.nbi * remunerationPartielle(periode.quotite) * periode.jours
  }
  return {
    nbi: jours === 0 ? 0 : arrondir(points / jours),
    trimestresNbi: trimestresLiquidablesDe(jours, suppose.dateDepart),
  }
}
