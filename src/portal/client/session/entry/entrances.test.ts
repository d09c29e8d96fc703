import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#portal/paths.ts'
import { openPublicHome } from './entrances.ts'
import { landing, setLanding } from './landing.ts'

const call = vi.fn(() => Promise.resolve(new Response('{}')))
const open = (search: string) =>
  openPublicHome({ request: new Request(`https://portail.example${paths.accueilnonconnecte}${search}`) })

beforeEach(() => {
  vi.stubGlobal('fetch', call)
  call.mockClear()
  setLanding(undefined)
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
  await vi.waitFor(() => expect(landing()?.kind).toBe('avis'))
  expect(await open('')).toBeNull()
  expect(call).toHaveBeenCalledTimes(1)
  expect(landing()).toMatchObject({ kind: 'avis', reussi: true })
})

it('sends nothing of what cannot be a token', async () => {
  await replaced('?validationMail=ab-12')
  expect(call).not.toHaveBeenCalled()
  expect(landing()).toMatchObject({ kind: 'avis', sujet: 'validationMail', reussi: false })
})
