import type { CalendarDate } from './dates.ts'

/** Bounds of a date, both allowed; an absent one does not bind. */
export interface DateRange {
  readonly min?: CalendarDate | undefined
  readonly max?: CalendarDate | undefined
}

const WRITTEN = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/
const TYPED = /^(?<day>0?[1-9]|[12]\d|3[01])\/(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)?\d{2})$/

/** Years ahead of today that a year typed with two digits may mean: departures are planned, births are past. */
const AHEAD = 19

/** Days of a month of the Gregorian calendar; `month` runs from 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Writes `AAAA-MM-JJ`. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Year, month (from 1) and day of a date `AAAA-MM-JJ`. */
export const dateParts = (date: CalendarDate): readonly [number, number, number] => {
  const { year, month, day } = WRITTEN.exec(date)?.groups ?? {}
  return [Number(year), Number(month), Number(day)]
}

/** Whether a text is a day that the calendar has, written `AAAA-MM-JJ`. */
export const isCalendarDate = (text: string): boolean => {
  if (!WRITTEN.test(text)) return false
  const [year, month, day] = dateParts(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Inclusive; false when the date is empty. Dates written `AAAA-MM-JJ` sort like texts. */
export const isWithin = (date: CalendarDate, { min, max }: DateRange): boolean =>
  date !== '' && (min === undefined || date >= min) && (max === undefined || date <= max)

/**
 * Converts what a person typed, `JJ/MM/AAAA`, to `AAAA-MM-JJ`. A date that is already written so is kept; anything else
 * gives the empty text. Specification, §5: day 1–31 and month 1–12 with optional leading zero, year of 2 or 4 digits
 * from 1900 to 2099. A year of two digits takes the century that the range allows, else the one that
 * brings it at most 19 years after today.
 */
export const typedDate = (text: string, today: CalendarDate, range: DateRange = {}): CalendarDate => {
  const trimmed = text.trim()
  if (isCalendarDate(trimmed)) return trimmed
  const { day, month, year } = TYPED.exec(trimmed)?.groups ?? {}
  if (day === undefined || month === undefined || year === undefined) return ''
  const dates = yearsOf(year, today)
    .map((full) => calendarDate(full, Number(month), Number(day)))
    .filter(isCalendarDate)
  return dates.find((date) => isWithin(date, range)) ?? dates[0] ?? ''
}

/** Years that a typed year may mean, the likeliest first. */
const yearsOf = (typed: string, today: CalendarDate): readonly number[] => {
  if (typed.length === 4) return [Number(typed)]
  const recent = 2000 + Number(typed)
  return recent > dateParts(today)[0] + AHEAD ? [recent - 100, recent] : [recent, recent - 100]
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
