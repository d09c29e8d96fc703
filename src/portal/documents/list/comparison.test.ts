import type { CalendarDate } from '#rules/calendar/dates.ts'
import { expect, test } from 'vitest'
import type { Document } from '#contract/documents/document.ts'
import { comparisonAddress, lastChange, selectedPair } from './comparison.ts'

const document = (documentUuid: string, dateDocument: CalendarDate, codeSousThemeGed = 101): Document => ({
  documentUuid,
  genre: 'remuneration',
  libelle1: 'Bulletin',
  statut: 'EVE_LU',
  dateDocument,
  codeSousThemeGed,
  enDonnees: true,
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

const of = (slip: Document, libelle3: string): Document => ({ ...slip, libelle3 })

test('« why did it change » is asked of the last two monthly slips that follow each other and differ', () => {
  const change = lastChange([
    of(backPay, '12,00 €'),
    of(october, '2 000,00 €'),
    of(september, '2 000,00 €'),
    of(august, '1 990,00 €'),
    of(certificate, '24 000,00 €'),
  ])
  expect(change).toMatchObject({ fait: 'change' })
  expect(uuids(change?.fait === 'change' ? change.pair : [])).toEqual(['aout', 'septembre'])
})

test('slips of one amount ask nothing, and those whose amounts are not stated claim no change', () => {
  expect(lastChange([of(october, '2 000,00 €'), of(september, '2 000,00 €')])).toEqual({ fait: 'egal' })
  expect(lastChange([of(october, '2 000,00 €'), september, of(august, '1 990,00 €')])).toMatchObject({
    fait: 'inconnu',
    pair: [{ documentUuid: 'septembre' }, { documentUuid: 'octobre' }],
  })
  expect(lastChange([backPay, of(october, '2 000,00 €'), certificate])).toBeUndefined()
})

test('slips of one month are compared with none: neither with each other nor with those of another', () => {
  const other = document('octobre-bis', '2026-10-29')
  expect(lastChange([of(other, '1 500,00 €'), of(october, '2 000,00 €')])).toBeUndefined()
  expect(
    lastChange([of(other, '500,00 €'), of(october, '2 000,00 €'), of(september, '2 000,00 €')]),
  ).toBeUndefined()
  const change = lastChange([
    of(other, '500,00 €'),
    of(october, '2 000,00 €'),
    of(september, '2 000,00 €'),
    of(august, '1 990,00 €'),
  ])
  expect(change).toMatchObject({ fait: 'change' })
  expect(uuids(change?.fait === 'change' ? change.pair : [])).toEqual(['aout', 'septembre'])
})

test('amounts are not said to be the same where a month is not looked at', () => {
  const other = document('octobre-bis', '2026-10-29')
  expect(
    lastChange([
      of(other, '500,00 €'),
      of(october, '2 000,00 €'),
      of(september, '2 000,00 €'),
      of(august, '2 000,00 €'),
    ]),
  ).toMatchObject({ fait: 'inconnu', pair: [{ documentUuid: 'aout' }, { documentUuid: 'septembre' }] })
})

const asFile = ({ enDonnees: _known, ...slip }: Document): Document => slip

test('a slip that is only a file leads to no comparison: it would be refused', () => {
  expect(selectedPair([asFile(october), september])).toBeUndefined()
  expect(lastChange([of(asFile(october), '2 000,00 €'), of(asFile(september), '1 990,00 €')])).toBeUndefined()
  expect(lastChange([asFile(october), asFile(september)])).toBeUndefined()
  const change = lastChange([
    of(asFile(october), '2 010,00 €'),
    of(september, '2 000,00 €'),
    of(august, '1 990,00 €'),
  ])
  expect(uuids(change?.fait === 'change' ? change.pair : [])).toEqual(['aout', 'septembre'])
})

test('files whose amounts are the same are said so', () => {
  expect(lastChange([of(asFile(october), '2 000,00 €'), of(asFile(september), '2 000,00 €')])).toEqual({
    fait: 'egal',
  })
})

test('the address names the older as `avant`', () => {
  expect(comparisonAddress('/remunerationpaie/comparaison', [september, october])).toBe(
    '/remunerationpaie/comparaison?avant=septembre&apres=octobre',
  )
})
