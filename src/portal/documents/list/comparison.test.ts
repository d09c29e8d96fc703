import type { CalendarDate } from '#rules/calendar/dates.ts'
import { expect, test } from 'vitest'
import type { Document } from '#contract/documents/document.ts'
import { comparisonAddress, lastPair, selectedPair } from './comparison.ts'

const document = (documentUuid: string, dateDocument: CalendarDate, codeSousThemeGed = 101): Document => ({
  documentUuid,
  genre: 'remuneration',
  libelle1: 'Bulletin',
  statut: 'EVE_LU',
  dateDocument,
  codeSousThemeGed,
})
const uuids = (pair: readonly Document[] | undefined) => pair?.map(({ documentUuid }) => documentUuid)

const october = document('octobre', '2026-10-27')
const september = document('septembre', '2026-09-27')
const august = document('aout', '2026-08-27')
const backPay = document('rappel', '2026-10-27', 102)
const certificate = document('attestation', '2026-02-15', 111)

test('two slips are compared from the older to the newer, whatever the order of the selection', () => {
  expect(uuids(selectedPair([october, august]))).toEqual(['aout', 'octobre'])
  expect(uuids(selectedPair([august, october]))).toEqual(['aout', 'octobre'])
})

test('back pay is compared too; of two slips of a day, the second of the list is the older', () => {
  expect(uuids(selectedPair([backPay, october]))).toEqual(['octobre', 'rappel'])
})

test('neither one, nor three, nor another kind of document is compared', () => {
  expect(selectedPair([])).toBeUndefined()
  expect(selectedPair([october])).toBeUndefined()
  expect(selectedPair([october, september, august])).toBeUndefined()
  expect(selectedPair([october, certificate])).toBeUndefined()
})

test('the last two monthly slips leave out back pay and certificates', () => {
  expect(uuids(lastPair([backPay, october, september, august, certificate]))).toEqual([
    'septembre',
    'octobre',
  ])
  expect(lastPair([backPay, october, certificate])).toBeUndefined()
})

test('the address names the older as `avant`', () => {
  expect(comparisonAddress('/remunerationpaie/comparaison', [september, october])).toBe(
    '/remunerationpaie/comparaison?avant=septembre&apres=octobre',
  )
})
