import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { Document, ListeDocument } from '#contract/documents/document.ts'
import {
  cachedDocuments,
  clearDocuments,
  keepDocuments,
  mustReload,
  noteDocumentRead,
  onDocumentRead,
} from './documentCache.ts'
import { clearSession, keepRights } from './sessionData.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'

const unread = (documentUuid: string): Document => ({
  documentUuid,
  genre: 'remuneration',
  libelle1: 'Bulletin',
  statut: 'EVE_NON_LU',
  dateDocument: '2026-10-27',
  codeSousThemeGed: 101,
  evenementId: `e-${documentUuid}`,
})
const list = (...uuids: string[]): ListeDocument => ({
  listeDocument: uuids.map(unread),
  optionEnvoiMail: true,
})

const openFor = (marque: string) => keepRights({ marque } as Habilitation)

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  openFor('alain')
})
afterEach(() => vi.unstubAllGlobals())

test('each year keeps its own list', () => {
  keepDocuments('paie 2026', list('a'))
  keepDocuments('paie 2025', list('b', 'c'))
  expect(cachedDocuments('paie 2026')).toEqual(list('a'))
  expect(cachedDocuments('paie 2025')).toEqual(list('b', 'c'))
  expect(cachedDocuments('paie 2024')).toBeUndefined()
})

test('a document opened is read in every list, and its event is forgotten', () => {
  keepDocuments('paie 2026', list('a', 'b'))
  keepDocuments('tout', list('b'))
  noteDocumentRead('b')
  const [a, b] = cachedDocuments('paie 2026')?.listeDocument ?? []
  expect([a?.statut, b?.statut]).toEqual(['EVE_NON_LU', 'EVE_LU'])
  expect(b).not.toHaveProperty('evenementId')
  expect(cachedDocuments('tout')?.listeDocument[0]?.statut).toBe('EVE_LU')
})

test('nothing of the lists outlives the session', () => {
  keepDocuments('paie 2026', list('a'))
  clearSession()
  expect(cachedDocuments('paie 2026')).toBeUndefined()
})

test('nothing of the lists is for someone else, nor for who signs in again', () => {
  keepDocuments('paie 2026', list('a'))
  openFor('karim')
  expect(cachedDocuments('paie 2026')).toBeUndefined()
  noteDocumentRead('a')
  clearSession()
  keepDocuments('paie 2026', list('a'))
  openFor('alain')
  expect(cachedDocuments('paie 2026')).toBeUndefined()
})

test('a storage that is full, forbidden or spoilt only costs the copy', () => {
  const forbidden = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => 'spoilt', setItem: forbidden, removeItem: forbidden })
  keepDocuments('paie 2026', list('a'))
  clearDocuments()
  expect(cachedDocuments('paie 2026')).toBeUndefined()
})

test.each([
  ['nothing is kept', undefined, 0, true],
  ['the count is the same', list('a', 'b'), 2, false],
  ['there is one more', list('a', 'b'), 3, true],
  ['there is one less', list('a', 'b'), 1, true],
  ['the server does not say how many', list('a'), -1, true],
  ['an empty list is still empty', list(), 0, false],
  ['the count did not come', list('a'), undefined, false],
])('when %s', (_, kept, total, verdict) => {
  expect(mustReload(kept, total)).toBe(verdict)
})

test('tells each list on the page that a document is read: a title is shown at the top and in its year', () => {
  const told: string[] = []
  const stop = onDocumentRead((documentUuid) => void told.push(documentUuid))
  noteDocumentRead('a')
  stop()
  noteDocumentRead('b')
  expect(told).toEqual(['a'])
})
