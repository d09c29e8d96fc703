import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import { paths } from '#portal/paths.ts'
import { guard } from './guard.ts'
import { openPublicHome } from './entrances.ts'
import { setLanding } from './landing.ts'
import { currentRights } from './rights.ts'
import { clearSession, sessionData } from '../session/sessionData.ts'

const ASKED = '/remunerationpaie?annee=2025#bulletins'
const request = new Request(`https://portail.example${ASKED}`)

/** A browser whose session is open, while the portal is closed. */
beforeEach(() => {
  setLanding(undefined)
  clearSession()
  vi.stubGlobal('document', { cookie: `${PRESENCE_COOKIE}=1` })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"erreurCode":"MAINTENANCE"}', { status: 544 })))
})
afterEach(() => vi.unstubAllGlobals())

const thrownBy = async (loading: Promise<unknown>) => {
  const thrown: unknown = await loading.catch((error: unknown) => error)
  return thrown instanceof Response ? thrown.headers.get('location') : thrown
}

it('maintenance met by a guard leads to the error page, and keeps the page that was asked for', async () => {
  expect(await thrownBy(guard('connecte')({ request }))).toBe(paths.erreur)
  expect(sessionData().pageAvantErreur).toBe(ASKED)
})

it('so does the public home, which would have led to the dashboard', async () => {
  const home = new Request(`https://portail.example${paths.accueilnonconnecte}`)
  expect(await thrownBy(openPublicHome({ request: home }))).toBe(paths.erreur)
  expect(sessionData().pageAvantErreur).toBe(paths.accueilnonconnecte)
})

it('a page that anyone may read opens: its own content says that the portal is closed', async () => {
  expect(await guard('public')({ request })).toBeNull()
  expect(sessionData().pageAvantErreur).toBeUndefined()
})

it('the error page is never the page to come back to', async () => {
  const error = new URL(`https://portail.example${paths.erreur}`)
  expect(await thrownBy(currentRights(error))).toBe(paths.erreur)
  expect(sessionData().pageAvantErreur).toBeUndefined()
})
