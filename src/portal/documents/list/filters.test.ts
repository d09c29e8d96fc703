import { expect, test } from 'vitest'
import type { Document } from '#contract/documents/document.ts'
import { filterDocuments, toggledFilter, usefulFilters } from './filters.ts'

const document = (codeSousThemeGed: number): Document => ({
  documentUuid: `d${codeSousThemeGed}`,
  genre: 'remuneration',
  libelle1: 'Document',
  statut: 'EVE_LU',
  dateDocument: '2026-10-27',
  codeSousThemeGed,
})

const filtres = [
  { nomFiltre: 'Bulletins', listeCodeSousTheme: [101] },
  { nomFiltre: 'Rappels', listeCodeSousTheme: [102, 103] },
  { nomFiltre: 'Attestations', listeCodeSousTheme: [111] },
]
const names = (list: readonly { nomFiltre: string }[]) => list.map(({ nomFiltre }) => nomFiltre)

test('only the filters that some document answers to are offered', () => {
  expect(names(usefulFilters(filtres, [document(101), document(103)]))).toEqual(['Bulletins', 'Rappels'])
})

test('one filter alone would separate nothing: it is not offered', () => {
  expect(usefulFilters(filtres, [document(101), document(101)])).toEqual([])
  expect(usefulFilters(filtres, [])).toEqual([])
})

test('a filter keeps the documents of all its sub-themes', () => {
  const documents = [document(101), document(102), document(103), document(999)]
  expect(
    filterDocuments(documents, filtres, 'Rappels').map(({ codeSousThemeGed }) => codeSousThemeGed),
  ).toEqual([102, 103])
})

test('without a filter, or with one that this year does not have, every document is there', () => {
  const documents = [document(101), document(999)]
  expect(filterDocuments(documents, filtres, undefined)).toEqual(documents)
  expect(filterDocuments(documents, [], 'Rappels')).toEqual(documents)
})

test('a second click takes the filter off, a click elsewhere changes it', () => {
  expect(toggledFilter(undefined, 'Rappels')).toBe('Rappels')
  expect(toggledFilter('Rappels', 'Rappels')).toBeUndefined()
  expect(toggledFilter('Rappels', 'Bulletins')).toBe('Bulletins')
})
