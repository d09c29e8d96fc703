import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { type CalendarDate, calendarDate, jourDe } from '#rules/calendar/dates.ts'

/** Day of the month on which pay and pensions are paid, and their slips made. */
export const PAYDAY = 28

const PERIODE = /^\d{4}-(0[1-9]|1[0-2])$/

/** Checks that a text is a month written AAAA-MM, and gives it back. */
export const checkPeriode = (periode: string): string => {
  if (!PERIODE.test(periode)) throw new RangeError(`Période attendue AAAA-MM, reçu ${periode}`)
  return periode
}

/** Year (AAAA) of a month AAAA-MM. */
export const yearOf = (periode: string): string => periode.slice(0, 4)

const rank = (periode: string): number => rangDuMois(calendarDate(`${checkPeriode(periode)}-01`))
const ofRank = (month: number): string => premierDuRang(month).slice(0, 7)

/** Every month from `first` to `last`, both included, written AAAA-MM and in order. */
export const periodsBetween = (first: string, last: string): string[] => {
  const start = rank(first)
  return Array.from({ length: Math.max(0, rank(last) - start + 1) }, (_, step) => ofRank(start + step))
}

/** The month (AAAA-MM) some months before another. */
export const monthsBefore = (periode: string, months: number): string => ofRank(rank(periode) - months)

/** The last month (AAAA-MM) whose pay has been paid. */
export const lastPaidMonth = (today: CalendarDate): string =>
  jourDe(today) >= PAYDAY ? today.slice(0, 7) : monthsBefore(today.slice(0, 7), 1)
