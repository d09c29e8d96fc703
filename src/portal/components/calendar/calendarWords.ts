import { dateOf, dateParts } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

const written = (date: CalendarDate, options: Intl.DateTimeFormatOptions) => {
  const [year, month, day] = dateParts(date)
  return new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )
}

/** « vendredi 20 novembre 2026 » */
export const fullDate = (date: CalendarDate): string =>
  written(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** « novembre 2026 » */
export const monthOf = (date: CalendarDate): string => written(date, { month: 'long', year: 'numeric' })

/** « novembre » */
export const monthName = (month: number): string => written(dateOf(2000, month, 1), { month: 'long' })

/** Names of the days of the week from Monday. 3 January 2000 was one. */
export const weekdayNames = (): readonly string[] =>
  Array.from({ length: 7 }, (_, rank) => written(dateOf(2000, 1, 3 + rank), { weekday: 'long' }))
