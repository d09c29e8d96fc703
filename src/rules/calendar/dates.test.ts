import { expect, it, vi } from 'vitest'
import {
  type CalendarDate,
  calendarDate,
  dateOf,
  dayInParis,
  debutDuJour,
  isCalendarDate,
  timeInParis,
} from './dates.ts'

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-06-31', false],
  ['27-06-30', false],
  ['', false],
])('%s is a date: %s', (texte, existe) => {
  expect(isCalendarDate(texte)).toBe(existe)
})

it('takes no text that is not a day of the calendar', () => {
  expect(calendarDate('2024-02-29')).toBe('2024-02-29')
  expect(() => calendarDate('2023-02-29')).toThrow('2023-02-29')
  expect(() => calendarDate('01/02/2024')).toThrow(RangeError)
})

it('the compiler refuses a text that nobody has read as a date', () => {
  const texte: string = '2024-02-29'
  // @ts-expect-error any text
  const nue: CalendarDate = texte
  // @ts-expect-error what a person types
  const tapee: CalendarDate = '29/02/2024'
  // @ts-expect-error a moment
  const moment: CalendarDate = '2024-02-29T10:00:00Z'
  // @ts-expect-error none yet
  const vide: CalendarDate = ''
  const lue: CalendarDate | undefined = isCalendarDate(texte) ? texte : undefined
  expect([nue, tapee, moment, vide].map(isCalendarDate)).toEqual([true, false, false, false])
  expect(lue).toBe(texte)
})

it('writes a date, and none that the calendar does not have', () => {
  expect(dateOf(987, 1, 2)).toBe('0987-01-02')
  expect(() => dateOf(2026, 2, 29)).toThrow('2026-02-29')
  expect(() => dateOf(2026, 13, 1)).toThrow(RangeError)
})

it.each([
  ['in winter', '2026-12-31T22:59:59Z', '2026-12-31', '23:59:59'],
  ['in winter', '2026-12-31T23:00:00Z', '2027-01-01', '00:00:00'],
  ['in summer', '2026-07-31T21:59:59Z', '2026-07-31', '23:59:59'],
  ['in summer', '2026-07-31T22:00:00Z', '2026-08-01', '00:00:00'],
])('the day and the hour are those of Paris %s: %s', (_, moment, day, time) => {
  expect(dayInParis(new Date(moment))).toBe(day)
  expect(timeInParis(new Date(moment))).toBe(time)
})

it('makes its formatter once, not at each call', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  dayInParis(new Date('2026-12-31T23:00:00Z'))
  expect(made).not.toHaveBeenCalled()
})

it.each([
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', '2026-12-30T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('the day %s begins in Paris at %s, the days when clocks change too', (day, moment) => {
  expect(debutDuJour(calendarDate(day)).toISOString()).toBe(moment)
})
