import { dateAge, joursTrente } from '#rules/calendar/ages.ts'
import { addDays, addMonths } from '#rules/calendar/arithmetic.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { partiesDe, regleDe } from '../regle/regle.ts'

/** An index held from a day on, until the next one of the list. */
export interface IndiceDetenu {
  readonly depuis: CalendarDate
  readonly indiceMajore: number
}

/**
 * Index that counts for a pension: the last one, if it has been held for so many months on the day of the departure (art. L. 15
 * CPCMR); otherwise the one before, whatever time it was held. `undefined` without an index before the departure.
 */
export const indiceDeReference = (
  indices: readonly IndiceDetenu[],
  depart: CalendarDate,
): number | undefined => {
  const tries = indices
    .filter(({ depuis }) => depuis < depart)
    .toSorted((a, b) => (a.depuis < b.depuis ? -1 : Number(a.depuis > b.depuis)))
  const { heldMonths } = partiesDe(regleDe(depart)).referenceIndex
  const dernierUtile = dateAge(depart, { annees: 0, mois: -heldMonths })
  const detenu = tries.findLast(({ depuis }) => depuis <= dernierUtile)
  return (detenu ?? tries[0])?.indiceMajore
}

/**
 * Day from which an index would have been held, had the days without a post since then come before it: a leave is no time
 * for which an index is effectively held (art. L. 15 CPCMR, the cautious reading).
 */
export const depuisSansInterruption = (
  postes: readonly { readonly debut: CalendarDate; readonly fin?: CalendarDate }[],
  depuis: CalendarDate,
  cessation: CalendarDate,
): CalendarDate => {
  let [jusqua, interrompus] = [depuis, 0]
  for (const { debut, fin = cessation } of postes.toSorted((a, b) => a.debut.localeCompare(b.debut))) {
    if (![jusqua, debut, fin].every((date) => isCalendarDate(date)) || fin < jusqua) continue
    if (debut > jusqua) interrompus += joursTrente(jusqua, addDays(debut, -1))
    jusqua = addDays(fin, 1)
  }
  return interrompus === 0
    ? depuis
    : addDays(addMonths(depuis, Math.floor(interrompus / 30)), interrompus % 30)
}
