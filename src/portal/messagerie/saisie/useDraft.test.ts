import { beforeEach, expect, it, vi } from 'vitest'
import { updateSession } from '#portal/client/session/sessionData.ts'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { dropDraft, keepDraft, openDraft } from './useDraft.ts'

const as = (identite: string) =>
  updateSession({ navigation: { identification: { identite } } as Habilitation })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  as('Camille Moreau')
})

const empty = { texte: '' }
const typed = { texte: 'Bonjour' }

it('gives back what was typed, with the key of its sending, until it is sent', () => {
  const draft = { ...openDraft('nouvelle', empty), valeurs: typed, pieces: [{ id: 'a', name: 'a.pdf' }] }
  expect(draft.cleEnvoi).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  keepDraft('nouvelle', draft)
  expect(openDraft('nouvelle', empty)).toMatchObject(draft)
  expect(openDraft('autre', empty).valeurs).toEqual(empty)
  dropDraft('nouvelle')
  expect(openDraft('nouvelle', empty).cleEnvoi).not.toBe(draft.cleEnvoi)
})

it('takes what the address gives, and not again once something else was chosen', () => {
  const blank = { theme: '', texte: '' }
  const opened = openDraft('nouvelle', blank, { theme: 'identite' })
  expect(opened.valeurs).toEqual({ theme: 'identite', texte: '' })
  const chosen = { theme: 'pension', texte: 'Bonjour' }
  keepDraft('nouvelle', { ...opened, valeurs: chosen })
  expect(openDraft('nouvelle', blank, { theme: 'identite' }).valeurs).toEqual(chosen)
  expect(openDraft('nouvelle', blank, { theme: 'autre' }).valeurs).toEqual({ ...chosen, theme: 'autre' })
})

it('gives nothing to someone else who signs in', () => {
  keepDraft('nouvelle', { ...openDraft('nouvelle', empty), valeurs: typed })
  as('Karim Haddad')
  expect(openDraft('nouvelle', empty).valeurs).toEqual(empty)
})

it('keeps what was there when the session is over', () => {
  keepDraft('nouvelle', { ...openDraft('nouvelle', empty), valeurs: typed })
  updateSession({ navigation: undefined as never })
  keepDraft('nouvelle', { cleEnvoi: 'x', valeurs: empty, pieces: [] })
  as('Camille Moreau')
  expect(openDraft('nouvelle', empty).valeurs).toEqual(typed)
})
