import { addDays } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** Days that the calendar of something to come offers: from tomorrow to the end of the second year from now. */
export const effectDates = (
  today: CalendarDate,
): { readonly min: CalendarDate; readonly max: CalendarDate } => ({
  min: addDays(today, 1),
  max: `${Number(today.slice(0, 4)) + 2}-12-31`,
})
