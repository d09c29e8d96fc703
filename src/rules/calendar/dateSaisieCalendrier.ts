import { calendarDate, dateParts, daysInMonth } from './dateSaisie.ts'
import type { CalendarDate } from './dates.ts'

/** Years before the current one that the list of years offers (specification, §5 and §9). */
export const YEARS_BACK = 120

const DAY_IN_MS = 86_400_000

/** The day that comes `days` later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const [year, month, day] = dateParts(date)
  const moved = new Date(Date.UTC(year, month - 1, day) + days * DAY_IN_MS)
  return calendarDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** The same day `months` later or earlier, or the last day of that month when it is shorter. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year, month, day] = dateParts(date)
  const count = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return calendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Rank of a day in its week: 0 on Monday, 6 on Sunday. */
export const weekday = (date: CalendarDate): number => {
  const [year, month, day] = dateParts(date)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}

/** Weeks of the month of a date, from Monday; `undefined` where the week holds days of another month. */
export const monthWeeks = (date: CalendarDate): readonly (readonly (CalendarDate | undefined)[])[] => {
  const [year, month] = dateParts(date)
  const before = weekday(calendarDate(year, month, 1))
  const days = daysInMonth(year, month)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, rank) => {
      const day = week * 7 + rank - before + 1
      return day >= 1 && day <= days ? calendarDate(year, month, day) : undefined
    }),
  )
}

/** The first enabled day from `start` on, in steps of one day, within `limit` days; `undefined` when there is none. */
export const findEnabled = (
  start: CalendarDate,
  step: 1 | -1,
  isEnabled: (date: CalendarDate) => boolean,
  limit: number,
): CalendarDate | undefined => {
  for (let days = 0; days <= limit; days += 1) {
    const date = addDays(start, step * days)
    if (isEnabled(date)) return date
  }
  return undefined
}

const upTo = (last: number) => Array.from({ length: last }, (_, rank) => rank + 1)

/** Years that a past date may have: the current one, then back `YEARS_BACK` years. */
export const yearChoices = (today: CalendarDate): readonly number[] =>
  Array.from({ length: YEARS_BACK + 1 }, (_, back) => dateParts(today)[0] - back)

/** Months that a past date may have: never beyond today's in the current year. */
export const monthChoices = (year: number, today: CalendarDate): readonly number[] =>
  upTo(year === dateParts(today)[0] ? dateParts(today)[1] : 12)

/** Days that a past date may have: never beyond today in the current month. */
export const dayChoices = (year: number, month: number, today: CalendarDate): readonly number[] => {
  const [thisYear, thisMonth, thisDay] = dateParts(today)
  return upTo(year === thisYear && month === thisMonth ? thisDay : daysInMonth(year, month))
}
