import { expect, test } from 'vitest'
import type { AttestationListee } from '#contract/documents/attestation.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneesPartagees, precisionDe } from './impots.ts'

const one = (documentUuid: string, annee: number, dateDocument: CalendarDate): AttestationListee => ({
  documentUuid,
  libelle: `Attestation fiscale ${annee}`,
  dateDocument,
  annee,
  netImposable: 1_000_000,
  impot: 50_000,
})
const precisions = (all: readonly AttestationListee[]) =>
  all.map((attestation) => precisionDe(attestation, all))

test('certificates of one year are told apart by the day of their document, the only one of a year by nothing', () => {
  const all = [one('b', 2025, '2026-03-02'), one('a', 2025, '2026-02-15'), one('c', 2024, '2025-02-15')]
  expect(precisions(all)).toEqual(['document du 02/03/2026', 'document du 15/02/2026', undefined])
  expect(anneesPartagees(all)).toEqual([2025])
})

test('those of one day are told apart too', () => {
  const all = [one('a', 2025, '2026-02-15'), one('b', 2025, '2026-02-15'), one('c', 2025, '2026-03-01')]
  expect(new Set(precisions(all)).size).toBe(3)
})
