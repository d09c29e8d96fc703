import { dateAge } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** An index held from a day on, until the next one of the list. */
export interface IndiceDetenu {
  readonly depuis: CalendarDate
  readonly indiceMajore: number
}

/** Months for which an index must have been held to count (art. L. 15 CPCMR). */
const MOIS_DETENUS = 6

/**
 * Index that counts for a pension: the last one, if it has been held for six months on the day of the departure; otherwise
 * the one before, whatever time it was held. `undefined` without an index before the departure.
 */
export const indiceDeReference = (
  indices: readonly IndiceDetenu[],
  depart: CalendarDate,
): number | undefined => {
  const tries = indices
    .filter(({ depuis }) => depuis < depart)
    .toSorted((a, b) => (a.depuis < b.depuis ? -1 : Number(a.depuis > b.depuis)))
  const dernierUtile = dateAge(depart, { annees: 0, mois: -MOIS_DETENUS })
  const detenu = tries.findLast(({ depuis }) => depuis <= dernierUtile)
  return (detenu ?? tries[0])?.indiceMajore
}
