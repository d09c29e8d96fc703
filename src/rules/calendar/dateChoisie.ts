import { addDays, weekday } from './arithmetic.ts'
import { anneeDe, type CalendarDate, dateOf, dateParts, daysInMonth } from './dates.ts'

/** Years before the current one that the list of years offers (specification, §5 and §9). */
export const YEARS_BACK = 120

/** Weeks of the month of a date, from Monday; `undefined` where the week holds days of another month. */
export const monthWeeks = (date: CalendarDate): readonly (readonly (CalendarDate | undefined)[])[] => {
  const [year, month] = dateParts(date)
  const before = weekday(dateOf(year, month, 1))
  const days = daysInMonth(year, month)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, rank) => {
      const day = week * 7 + rank - before + 1
      return day >= 1 && day <= days ? dateOf(year, month, day) : undefined
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
  Array.from({ length: YEARS_BACK + 1 }, (_, back) => anneeDe(today) - back)

/** Months that a past date may have: never beyond today's in the current year. */
export const monthChoices = (year: number, today: CalendarDate): readonly number[] =>
  upTo(year === anneeDe(today) ? dateParts(today)[1] : 12)
