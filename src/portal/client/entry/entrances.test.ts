import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#portal/paths.ts'
import { rememberPage } from '../session/destination.ts'
import { clearSession, sessionData } from '../session/sessionData.ts'
import { openDashboard, openPublicHome } from './entrances.ts'
import { landing, setLanding } from './landing.ts'

const call = vi.fn(() => Promise.resolve(new Response('{}')))
const open = (search: string) =>
  openPublicHome({ request: new Request(`https://portail.example${paths.accueilnonconnecte}${search}`) })

beforeEach(() => {
  vi.stubGlobal('fetch', call)
  call.mockClear()
  setLanding(undefined)
  clearSession()
})
afterEach(() => vi.unstubAllGlobals())

const replaced = async (search: string) => {
  const thrown: unknown = await open(search).catch((error: unknown) => error)
  const headers = thrown instanceof Response ? thrown.headers : new Headers()
  return [headers.get('location'), headers.get('x-remix-replace')]
}

it.each(['?validationInscription=AB12', '?validationMail=AB12', '?message=CLE'])(
  '%s leaves the address, without an entry of the history',
  async (search) => {
    expect(await replaced(search)).toEqual([paths.accueilnonconnecte, 'true'])
  },
)

it('sends a token once: opening again what is left of the address sends nothing, and keeps what is to be said', async () => {
  await replaced('?validationInscription=AB12')
  await expect.poll(() => landing()?.kind).toBe('avis')
  expect(await open('')).toBeNull()
  expect(call).toHaveBeenCalledTimes(1)
  expect(landing()).toMatchObject({ kind: 'avis', reussi: true })
})

const LINK = `${paths.accueilnonconnecte}?validationMotDePasseOublie=AB12`
const closed = () => new Response('{"erreurCode":"MAINTENANCE"}', { status: 544 })

it('keeps a link that maintenance closed, for the error page to follow it when it is over', async () => {
  call.mockResolvedValueOnce(closed())
  await replaced('?validationMotDePasseOublie=AB12')
  await expect.poll(() => landing()).toMatchObject({ kind: 'catalogue', outcome: { status: 544 } })
  expect(sessionData().pageAvantErreur).toBe(LINK)
  // The page that the link led to is closed as well.
  rememberPage({ pathname: paths.accueilnonconnecte, search: '', hash: '' })
  rememberPage({ pathname: paths.erreur, search: '', hash: '' })
  expect(sessionData().pageAvantErreur).toBe(LINK)

  await replaced('?validationMotDePasseOublie=AB12')
  await expect.poll(() => landing()).toEqual({ kind: 'motDePasse', jeton: 'AB12' })
  expect(sessionData().pageAvantErreur).toBeUndefined()
})

it('forgets where a link led once it was left: the home page opens', async () => {
  call.mockResolvedValueOnce(closed())
  await replaced('?validationMail=AB12')
  await expect.poll(() => landing()?.kind).toBe('catalogue')
  expect(await open('')).toBeNull()
  expect(landing()).toBeUndefined()
})

it('sends nothing of what cannot be a token', async () => {
  await replaced('?validationMail=ab-12')
  expect(call).not.toHaveBeenCalled()
  expect(landing()).toMatchObject({ kind: 'avis', sujet: 'validationMail', reussi: false })
})

it('whoever comes back from FranceConnect with a new identifier is asked about it before they enter', async () => {
  const rights = { identification: { identite: 'Noël Girard' } }
  const back = () =>
    openDashboard({ request: new Request('https://portail.example/accueilconnecte?action=connexionfc') })
  const led = async () => {
    const thrown: unknown = await back().catch((error: unknown) => error)
    return thrown instanceof Response ? thrown.headers.get('location') : thrown
  }
  call.mockResolvedValueOnce(new Response(JSON.stringify({ ...rights, nouveauNir: '170129201204729' })))
  expect(await led()).toBe(paths.accueilnonconnecte)
  expect(landing()).toEqual({ kind: 'nouveauNir', nouveauNir: '170129201204729' })
  expect(JSON.stringify(sessionData())).not.toContain('170129201204729')

  setLanding(undefined)
  call.mockResolvedValueOnce(new Response(JSON.stringify(rights)))
  expect(await led()).toBe(paths.accueilconnecte)
  expect(landing()).toBeUndefined()
  clearSession()
})
