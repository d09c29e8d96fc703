import { expect, test } from 'vitest'
import type { Document } from '#contract/documents/document.ts'
import { documentNames } from './documentNames.ts'

const document = (documentUuid: string, change: Partial<Document> = {}): Document => ({
  documentUuid,
  genre: 'remuneration',
  libelle1: 'Bulletin de paie',
  statut: 'EVE_LU',
  dateDocument: '2026-10-27',
  codeSousThemeGed: 101,
  ...change,
})
const namesOf = (...documents: Document[]) => [...documentNames(documents).values()]

test('a document is named by its title', () => {
  expect(namesOf(document('a', { libelle1: 'Octobre 2026', libelle2: '2026_10.pdf (36 ko)' }))).toEqual([
    'Octobre 2026',
  ])
})

test('documents of the same title are told apart by their second line', () => {
  expect(
    namesOf(
      document('a', { libelle2: 'Octobre 2026' }),
      document('b', { libelle2: 'Septembre 2026' }),
      document('c', { libelle1: 'Rappel', libelle2: 'Octobre 2026' }),
    ),
  ).toEqual(['Bulletin de paie Octobre 2026', 'Bulletin de paie Septembre 2026', 'Rappel'])
})

test('the kind and the size of a file are left to the button that says them', () => {
  expect(
    namesOf(
      document('a', { libelle2: '2026_10_DI.pdf (PDF, 14 ko)' }),
      document('b', { libelle2: '2026_01_DI.pdf (PDF, 14 ko)' }),
    ),
  ).toEqual(['Bulletin de paie 2026_10_DI.pdf', 'Bulletin de paie 2026_01_DI.pdf'])
})

test('documents of the same labels are told apart by their date', () => {
  expect(
    namesOf(
      document('a'),
      document('b', { dateDocument: '2026-09-28' }),
      document('c', { libelle1: 'Rappel' }),
    ),
  ).toEqual(['Bulletin de paie du 27/10/2026', 'Bulletin de paie du 28/09/2026', 'Rappel'])
})

test('documents of the same labels and date are numbered: no two names are the same', () => {
  const names = namesOf(document('a'), document('b'), document('c', { dateDocument: '2026-09-28' }))
  expect(new Set(names).size).toBe(3)
})
