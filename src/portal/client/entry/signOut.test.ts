import { expect, it, vi } from 'vitest'
import { loadConfiguration } from '../loadConfiguration.ts'
import { externalSignOut } from './signOut.ts'

const ORIGIN = 'http://localhost:3000'

it.each([
  ['/api/public/franceconnect/v1/deconnexion', `${ORIGIN}/api/public/franceconnect/v1/deconnexion`],
  [`${ORIGIN}/fin`, `${ORIGIN}/fin`],
  ['https://fc.example/session/end?state=1', 'https://fc.example/session/end?state=1'],
  ['http://fc.example/session/end', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
  [undefined, undefined],
])('%s leads to %s', (address, expected) => {
  const ended = { federee: true, ...(address !== undefined && { urlDeconnexion: address }) }
  expect(externalSignOut(ended, ORIGIN)).toBe(expected)
})

it('a session that came from FranceConnect ends there by the configured address, when the server gives none', async () => {
  const configuration = [{ cle: 'urlDeconnexionFranceConnect', valeur: 'https://fc.example/fin' }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(configuration)))
  await loadConfiguration()
  vi.unstubAllGlobals()
  expect(externalSignOut({ federee: true }, ORIGIN)).toBe('https://fc.example/fin')
  expect(externalSignOut({ federee: false }, ORIGIN)).toBeUndefined()
  expect(externalSignOut({ federee: true, urlDeconnexion: '/ici' }, ORIGIN)).toBe(`${ORIGIN}/ici`)
})
