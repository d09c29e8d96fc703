import { afterEach, describe, expect, it, vi } from 'vitest'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { telechargements } from '#contract/documents/document.ts'
import { rubriques } from '#contract/documents/rubrique.ts'

const { liste } = rubriques.remunerationpaie
import { verifySession } from '#contract/connexion/connexion.ts'
import { messagesNonLus } from '#contract/accueil/evenement.ts'
import { validerinscription } from '#contract/connexion/identite.ts'
import { keepConfiguration } from '../configuration.ts'
import { fetchAhead, takeAhead } from './ahead.ts'
import { addressOf, fetchCall } from './fetchCall.ts'

describe('addressOf', () => {
  it('is the path of a call without parameters', () => {
    expect(addressOf(verifySession, {})).toBe('/api/prive/verify-session')
  })

  it('goes to the messaging service that is configured', () => {
    keepConfiguration([{ cle: 'urlApiMesap', valeur: 'https://messagerie.exemple.fr:8443/api' }])
    expect(addressOf(messagesNonLus, {})).toBe(
      'https://messagerie.exemple.fr:8443/api/demande/messages-non-lus',
    )
    expect(addressOf(verifySession, {})).toBe('/api/prive/verify-session')
    keepConfiguration([])
    expect(addressOf(messagesNonLus, {})).toBe('/mesap/mesap-api/api/demande/messages-non-lus')
  })

  it('fills the path, and escapes what it fills in', () => {
    const address = addressOf(contenuPublic, { params: { nomPage: 'a/../b?c' } })
    expect(address).toBe('/api/public/recuperercontenucomplet/v1/a%2F..%2Fb%3Fc')
  })

  it('adds the query, without what is not given', () => {
    expect(addressOf(liste, { query: { annee: '2026' } })).toBe('/api/prive/remunerationpaie/v1?annee=2026')
    expect(addressOf(liste, { query: {} })).toBe('/api/prive/remunerationpaie/v1')
    const query = { documentUuid: 'd', evenementId: 'e' }
    expect(addressOf(telechargements.remuneration, { query })).toBe(
      '/api/prive/telechargerremunerationpaie/v1?documentUuid=d&evenementId=e',
    )
  })
})

afterEach(() => vi.unstubAllGlobals())

const answered = (...statuses: readonly number[]) => {
  const server = vi.fn<typeof fetch>()
  for (const status of statuses)
    server.mockImplementationOnce(async () =>
      Response.json(status === 200 ? { nombre: 3 } : { erreurCode: 'SESSION_TERMINEE' }, { status }),
    )
  vi.stubGlobal('fetch', server)
  return server
}

it('a call that sends something has what was fetched ahead forgotten, and one that reads does not', async () => {
  answered(200, 200)
  fetchAhead('GET /profil', async () => 'lu')
  await fetchCall(messagesNonLus, {})
  expect(await takeAhead('GET /profil')).toBe('lu')
  fetchAhead('GET /profil', async () => 'lu')
  await fetchCall(validerinscription, { body: { validationInscription: 'JETON' } })
  expect(await takeAhead('GET /profil')).toBeUndefined()
})

describe('a background call', () => {
  it('that left with the cookie of before a proof is made again, with the new one', async () => {
    const server = answered(401, 200)
    expect((await fetchCall(messagesNonLus, {})).status).toBe(200)
    expect(server).toHaveBeenCalledTimes(2)
  })

  it('is made twice at most: the session has ended', async () => {
    const server = answered(401, 401, 200)
    expect((await fetchCall(messagesNonLus, {})).status).toBe(401)
    expect(server).toHaveBeenCalledTimes(2)
  })
})
