import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { ListeDocument } from '#contract/documents/document.ts'
import { clearSession, keepRights } from '#portal/client/session/sessionData.ts'
import { loadDocuments, yearDocuments, type DocumentSource } from './documentSource.ts'

const list = (...uuids: string[]): ListeDocument => ({
  listeDocument: uuids.map((documentUuid) => ({
    documentUuid,
    genre: 'remuneration',
    libelle1: 'Bulletin',
    statut: 'EVE_LU',
    dateDocument: '2026-10-27',
    codeSousThemeGed: 101,
  })),
  optionEnvoiMail: true,
})

const source = (served: ListeDocument, total: number | undefined) => ({
  name: 'paie 2026',
  address: '/liste?annee=2026',
  read: vi.fn<DocumentSource['read']>(async () => served),
  count: vi.fn<DocumentSource['count']>(async () => total),
})

const openFor = (marque: string) => keepRights({ marque } as Habilitation)

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  openFor('alain')
})
afterEach(() => vi.unstubAllGlobals())

test('the first time the list is read without being counted', async () => {
  const first = source(list('a'), 1)
  expect(await loadDocuments(first)).toEqual(list('a'))
  expect(first.count).not.toHaveBeenCalled()
})

test('the second time it is counted, and not read again while the count is the same', async () => {
  await loadDocuments(source(list('a'), 1))
  const second = source(list('a', 'b'), 1)
  expect(await loadDocuments(second)).toEqual(list('a'))
  expect(second.read).not.toHaveBeenCalled()
})

test('another count reads it again, and the new list is kept', async () => {
  await loadDocuments(source(list('a'), 1))
  expect(await loadDocuments(source(list('a', 'b'), 2))).toEqual(list('a', 'b'))
  const third = source(list(), 2)
  expect(await loadDocuments(third)).toEqual(list('a', 'b'))
})

test.each([
  ['once nobody is signed in any more', () => clearSession()],
  [
    'once someone else is signed in',
    () => {
      clearSession()
      openFor('karim')
    },
  ],
])('a list that answers %s is kept for nobody', async (_, change) => {
  let answer: (served: ListeDocument) => void = () => {}
  const read = () =>
    new Promise<ListeDocument>((resolve) => {
      answer = resolve
    })
  const loading = loadDocuments({ ...source(list(), 0), read })
  change()
  answer(list('a'))
  await loading
  openFor('karim')
  const own = source(list('b'), 1)
  expect(await loadDocuments(own)).toEqual(list('b'))
  expect(own.read).toHaveBeenCalled()
})

const served = (headers: Record<string, string>, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status, headers })),
  )

test.each([
  ['0-11/12', 12],
  ['*/0', 0],
])('pay documents are counted by content-range %s', async (range, total) => {
  served({ 'content-range': range })
  expect(await yearDocuments('remunerationpaie', 2026).count()).toBe(total)
})

test('a count that is not said is -1, one that does not come is unknown', async () => {
  served({})
  expect(await yearDocuments('remunerationpaie', 2026).count()).toBe(-1)
  served({}, 500)
  expect(await yearDocuments('remunerationpaie', 2026).count()).toBeUndefined()
})
