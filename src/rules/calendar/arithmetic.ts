import { anneeDe, type CalendarDate, dateOf, dateParts, daysInMonth, jourDe, moisDe } from './dates.ts'

const DAY_IN_MS = 86_400_000

/** Days since 1 January 1970. */
const rangDuJour = (date: CalendarDate) => Date.parse(date) / DAY_IN_MS

/** The day that comes `days` later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const moved = new Date((rangDuJour(date) + days) * DAY_IN_MS)
  return dateOf(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** Days from one date to another; negative when the second comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => rangDuJour(to) - rangDuJour(from)

/** Rank of a day in its week: 0 on Monday, 6 on Sunday. 1 January 1970 was a Thursday. */
export const weekday = (date: CalendarDate): number => (((rangDuJour(date) + 3) % 7) + 7) % 7

/** Months since year 0 of the month that holds a date. */
export const rangDuMois = (date: CalendarDate): number => anneeDe(date) * 12 + moisDe(date) - 1

/** First day of the month of that rank. */
export const premierDuRang = (rang: number): CalendarDate => {
  const year = Math.floor(rang / 12)
  return dateOf(year, rang - year * 12 + 1, 1)
}

/** The 1st of the month that follows a day: the first departure still to come. */
export const moisSuivant = (date: CalendarDate): CalendarDate => premierDuRang(rangDuMois(date) + 1)

/** The same day `months` later or earlier, or the last day of that month when it is shorter. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year, month] = dateParts(premierDuRang(rangDuMois(date) + months))
  return dateOf(year, month, Math.min(jourDe(date), daysInMonth(year, month)))
}

/** Last day of the month of a date. */
export const finDuMois = (date: CalendarDate): CalendarDate => {
  const [year, month] = dateParts(date)
  return dateOf(year, month, daysInMonth(year, month))
}
