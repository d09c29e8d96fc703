import { anneeDe, type CalendarDate, type DateRange, isCalendarDate, isWithin } from './dates.ts'

const TYPED = /^(?<day>0?[1-9]|[12]\d|3[01])\/(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)?\d{2})$/

/** The digits alone, as the numeric keyboard of a phone gives them, or between other signs: `14061988`, `14.06.1988`. */
const UNSLASHED = /^(\d{2})(\d{2})(\d{4}|\d{2})$|^(\d{1,2})[ .-](\d{1,2})[ .-](\d{4}|\d{2})$/

const slashed = (text: string): string => {
  const parts = UNSLASHED.exec(text)?.slice(1).filter(Boolean)
  return parts?.join('/') ?? text
}

/** Years ahead of today that a year typed with two digits may mean: departures are planned, births are past. */
const AHEAD = 19

/**
 * Converts what a person typed, `JJ/MM/AAAA` or its digits alone, to `AAAA-MM-JJ`. A date that is already written so is
 * kept; anything else gives the empty text. Specification, §5: day 1–31 and month 1–12 with optional leading zero, year of 2 or 4 digits
 * from 1900 to 2099. A year of two digits takes the century that the range allows, else the one that
 * brings it at most 19 years after today.
 */
export const typedDate = (text: string, today: CalendarDate, range: DateRange = {}): CalendarDate | '' => {
  const trimmed = text.trim()
  if (isCalendarDate(trimmed)) return trimmed
  const { day, month, year } = TYPED.exec(slashed(trimmed))?.groups ?? {}
  if (day === undefined || month === undefined || year === undefined) return ''
  const dates = yearsOf(year, today)
    .map((full) => `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isCalendarDate)
  return dates.find((date) => isWithin(date, range)) ?? dates[0] ?? ''
}

/** Years that a typed year may mean, the likeliest first. */
const yearsOf = (typed: string, today: CalendarDate): readonly number[] => {
  if (typed.length === 4) return [Number(typed)]
  const recent = 2000 + Number(typed)
  return recent > anneeDe(today) + AHEAD ? [recent - 100, recent] : [recent, recent - 100]
}

/** Why a typed date is refused; `undefined` when it is accepted or empty. */
export type DateFault = 'format' | 'tropTot' | 'tropTard' | 'indisponible'

/** What is wrong with a typed date. Empty is right: only "required" looks at what is missing (specification, §5). */
export const dateFault = (
  text: string,
  today: CalendarDate,
  range: DateRange = {},
  isDisabled: (date: CalendarDate) => boolean = () => false,
): DateFault | undefined => {
  if (text.trim() === '') return undefined
  const date = typedDate(text, today, range)
  if (date === '') return 'format'
  if (range.min !== undefined && date < range.min) return 'tropTot'
  if (range.max !== undefined && date > range.max) return 'tropTard'
  return isDisabled(date) ? 'indisponible' : undefined
}
