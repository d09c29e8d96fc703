import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeDestination } from '../session/destination.ts'
import { clearSession } from '../session/sessionData.ts'
import { settleSession } from './settleSession.ts'

beforeEach(() => clearSession())
afterEach(() => vi.unstubAllGlobals())

// A browser that is sent to sign in keeps the fragment of the page that it asked for.
it.each([
  ['/question/questionretraite', '#question-4', '/question/questionretraite#question-4'],
  ['/remunerationpaie?annee=2025', '', '/remunerationpaie?annee=2025'],
  ['/profil#banque', '', '/profil#banque'],
  ['/profil#banque', '#title', '/profil#banque'],
])('signing in leads to %s at its fragment (%s)', (retour, hash, destination) => {
  vi.stubGlobal('location', { hash })
  settleSession({ retour })
  expect(takeDestination()).toBe(destination)
})
