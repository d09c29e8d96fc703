/**
 * A calendar date, written `AAAA-MM-JJ` (ISO 8601), without a time. Dates compare and sort like texts; a `Date` never
 * stands for one. The type keeps out what nobody has read as a date; it promises neither the zeros before its numbers
 * nor a day that the calendar has. What comes from outside is one once `isCalendarDate`, `calendarDate` or `typedDate`
 * has read it, or the schema of a call.
 */
export type CalendarDate = `${number}-${number}-${number}`

/** Bounds of a date, both allowed; an absent one does not bind. */
export interface DateRange {
  readonly min?: CalendarDate | undefined
  readonly max?: CalendarDate | undefined
}

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/
const isWritten = (text: string): text is CalendarDate => WRITTEN.test(text)
// What `String` writes of a whole number reads as a number, zeros before it too.
const digits = (number: number, length: number) => String(number).padStart(length, '0') as `${number}`

/** Days of a month of the Gregorian calendar; `month` runs from 1 to 12. */
export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Year of a date. */
export const anneeDe = (date: CalendarDate): number => Number(date.slice(0, 4))

/** Month of a date, from 1. */
export const moisDe = (date: CalendarDate): number => Number(date.slice(5, 7))

/** Day of the month of a date. */
export const jourDe = (date: CalendarDate): number => Number(date.slice(8, 10))

/** Year, month (from 1) and day of a date. */
export const dateParts = (date: CalendarDate): readonly [year: number, month: number, day: number] => [
  anneeDe(date),
  moisDe(date),
  jourDe(date),
]

const exists = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)

/** Whether a text is a day that the calendar has, written `AAAA-MM-JJ`. */
export const isCalendarDate = (text: string): text is CalendarDate =>
  isWritten(text) && exists(...dateParts(text))

/** The date of a text that must be one; throws when it is none. */
export const calendarDate = (text: string): CalendarDate => {
  if (!isCalendarDate(text)) throw new RangeError(`Date attendue AAAA-MM-JJ, reçu « ${text} »`)
  return text
}

/** The date of a year, a month (from 1) and a day; throws when the calendar has none. */
export const dateOf = (year: number, month: number, day: number): CalendarDate => {
  const text: CalendarDate = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
  if (!exists(year, month, day)) throw new RangeError(`Le calendrier n’a pas de ${text}`)
  return text
}

/** Inclusive; false when the date is empty. */
export const isWithin = (date: CalendarDate | '', { min, max }: DateRange): boolean =>
  date !== '' && (min === undefined || date >= min) && (max === undefined || date <= max)

// Swedish writes AAAA-MM-JJ. Made once: making one costs a hundred times what using it does.
const parisClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

const QUARTER_HOUR_MS = 900_000
let lastDay = { quarter: Number.NaN, day: '' as CalendarDate }

/** The day of a moment in Paris, wherever the machine is. Asked by every call, and the same for a quarter of an hour. */
export const dayInParis = (instant: Date): CalendarDate => {
  const quarter = Math.floor(instant.getTime() / QUARTER_HOUR_MS)
  if (quarter !== lastDay.quarter)
    lastDay = { quarter, day: calendarDate(parisClock.format(instant).slice(0, 10)) }
  return lastDay.day
}

/** The hour of a moment in Paris, with its minutes and seconds: `14:32:05`. */
export const timeInParis = (instant: Date): string => parisClock.format(instant).slice(11)

/** The moment when a day begins in Paris: its clocks change later in the night. */
export const debutDuJour = (day: CalendarDate): Date => {
  const summer = new Date(`${day}T00:00:00+02:00`)
  return dayInParis(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`)
}
