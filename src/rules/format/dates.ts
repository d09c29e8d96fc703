import type { CalendarDate } from '#rules/calendar/dates.ts'

/** A date in digits, as people read it: `03/11/2026`. */
export const dateEnChiffres = (date: CalendarDate): string => date.split('-').toReversed().join('/')
