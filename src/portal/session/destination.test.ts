import { expect, test } from 'vitest'
import { takeDestination } from './destination.ts'
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
