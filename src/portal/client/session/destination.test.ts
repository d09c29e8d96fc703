import { afterEach, expect, test, vi } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { pageLeft, takeDestination } from './destination.ts'
import { clearSession, updateSession } from './sessionData.ts'

test('signing in leads to the dashboard', () => {
  clearSession()
  expect(takeDestination()).toBe('/accueilconnecte')
})

test('after a guard, it leads to the page asked for, once', () => {
  updateSession({ pageDemandee: '/remunerationpaie?annee=2025' })
  expect(takeDestination()).toBe('/remunerationpaie?annee=2025')
  expect(takeDestination()).toBe('/accueilconnecte')
})

test.each(['//exemple.fr/', '/\\exemple.fr', 'https://exemple.fr/', 'javascript:alert(1)'])(
  '"%s" is not an address of the portal',
  (pageDemandee) => {
    updateSession({ pageDemandee })
    expect(takeDestination()).toBe('/accueilconnecte')
  },
)

const signedInAt = (pathname: string, search = '') => {
  updateSession({ navigation: {} as Habilitation })
  vi.stubGlobal('location', { pathname, search, hash: '' })
}

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('a session that ends leaves the page to come back to', () => {
  signedInAt('/mesap/nouvelle', '?theme=pension')
  expect(pageLeft()).toEqual({ pageDemandee: '/mesap/nouvelle?theme=pension' })
})

test('neither a visitor nor the page of the sign-in leaves one', () => {
  signedInAt('/accueilnonconnecte')
  expect(pageLeft()).toEqual({})
  clearSession()
  vi.stubGlobal('location', { pathname: '/contact', search: '', hash: '' })
  expect(pageLeft()).toEqual({})
})
