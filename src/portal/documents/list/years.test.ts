import type { CalendarDate } from '#rules/calendar/dates.ts'
import { expect, test } from 'vitest'
import type { Document } from '#contract/documents/document.ts'
import { chosenYear, documentsOfYear, newestFirst, yearsOf } from './years.ts'

const document = (documentUuid: string, dateDocument: CalendarDate): Document => ({
  documentUuid,
  genre: 'documentemployeur',
  libelle1: 'Arrêté',
  statut: 'EVE_LU',
  dateDocument,
  codeSousThemeGed: 301,
})

const documents = [
  document('a', '2025-01-01'),
  document('b', '2026-03-02'),
  document('c', '2025-12-31'),
  document('d', '2024-06-15'),
]

test('the newest year is shown when none is asked for', () => {
  expect(chosenYear([2024, 2026, 2025], null)).toBe(2026)
})

test('the year asked for is shown when it has documents, the newest otherwise', () => {
  expect(chosenYear([2026, 2025], '2025')).toBe(2025)
  expect(chosenYear([2026, 2025], '1999')).toBe(2026)
  expect(chosenYear([2026, 2025], '2025 ')).toBe(2026)
  expect(chosenYear([], '2025')).toBeUndefined()
})

test('years are offered newest first', () => {
  expect(newestFirst([2024, 2026, 2025])).toEqual([2026, 2025, 2024])
})

test('a list of every year knows its years, each once', () => {
  expect(yearsOf(documents)).toEqual([2026, 2025, 2024])
  expect(yearsOf([])).toEqual([])
})

test('a year goes from its first day to its last, in the order of the list', () => {
  expect(documentsOfYear(documents, 2025).map(({ documentUuid }) => documentUuid)).toEqual(['a', 'c'])
})
