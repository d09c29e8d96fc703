import { expect, it } from 'vitest'
import { numeroRecu } from './dossiers.ts'
import { calendarDate } from '#rules/calendar/dates.ts'

it.each([
  ['2026-11-17', 'DR-2026-1042-7751'],
  ['2027-11-17', 'DR-2027-1042-7751'],
])('a request received on %s has the number %s', (day, numero) => {
  expect(numeroRecu('DR-2026-1042-7751', calendarDate(day))).toBe(numero)
})
