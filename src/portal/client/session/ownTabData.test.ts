import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import { keepUnsent } from '../drafts/unsent.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { keepOwn, readOwn } from './ownTabData.ts'
import { clearSession, keepRights } from './sessionData.ts'
import { forgetSession, signOut } from '../entry/signOut.ts'

const kept = new Map<string, string>()
const openFor = (identite: string) =>
  keepRights({ identification: { identite }, marque: identite } as Habilitation)

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('fetch', async () => Response.json({}))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', memoryStorage(kept))
  clearSession()
  openFor('Alain')
  keepOwn('mesap-nouvelle', 'Bonjour')
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const left = () => [...kept.values()].join()

it('who signs out, wherever they do it from, leaves nothing that they typed', async () => {
  await signOut(true)
  expect(left()).not.toContain('Bonjour')
})

it('nor what is kept for them as their page closes', async () => {
  await signOut(true)
  keepUnsent('demandedepartretraite', 'Alain', { version: 0, contenu: { employeur: 'Préfecture' } } as never)
  expect(left()).not.toContain('Préfecture')
  openFor('Alain')
  keepUnsent('demandedepartretraite', 'Alain', { version: 0, contenu: { employeur: 'Mairie' } } as never)
  expect(left()).toContain('Mairie')
})

it('a sign-out that is answered once someone else has signed in leaves them the mark of their session', async () => {
  clearSession()
  document.cookie = `${PRESENCE_COOKIE}=alain`
  vi.stubGlobal('fetch', async () => {
    document.cookie = `${PRESENCE_COOKIE}=karim`
    return Response.json({})
  })
  await signOut()
  expect(document.cookie).toBe(`${PRESENCE_COOKIE}=karim`)
})

it('a session that ends without being asked to keeps it for its owner', async () => {
  forgetSession({ sessionExpiree: true })
  expect(left()).toContain('Bonjour')
  openFor('Alain')
  await signOut()
  openFor('Alain')
  expect(readOwn('mesap-nouvelle')).toBe('Bonjour')
})
