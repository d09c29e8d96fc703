import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accueilconnecte, messagesNonLus } from '#contract/accueil/evenement.ts'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { initialiserhabilitation, type Habilitation } from '#contract/connexion/habilitation.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import { failures } from '#contract/kit/failures.ts'
import { brouillons } from '#contract/kit/brouillon.ts'
import { subscribeActivity } from '../session/expiry/activity.ts'
import { fetchRights } from '../entry/rights.ts'
import { browserMark, clearSession, keepRights, ownMark } from '../session/sessionData.ts'
import { settleSession } from '../entry/settleSession.ts'
import { signOut } from '../entry/signOut.ts'
import { fetchCall } from './fetchCall.ts'
import { reactionTo, type Unsuccessful } from './reaction.ts'

const server = vi.fn<typeof fetch>()
const someoneIn = (mark: string) => vi.stubGlobal('document', { cookie: `${PRESENCE_COOKIE}=${mark}` })
const rightsOf = (marque: string) =>
  ({
    identification: { identite: marque },
    marque,
    dureeInactivite: 1200,
    dureeRestante: 28_800,
  }) as Habilitation
const saved = () =>
  fetchCall(brouillons.demandedepartretraite.enregistrer, {
    body: { version: 0, contenu: { employeur: 'Préfecture' } },
  })

beforeEach(() => {
  server.mockReset()
  server.mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', server)
  clearSession()
  someoneIn('alain')
  keepRights(rightsOf('alain'))
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

it('what is typed in a tab is sent in the session of its owner', async () => {
  expect((await saved()).status).toBe(200)
})

it('nothing is sent once someone else has signed in, and the tab hears that it has to be left', async () => {
  const heard = vi.fn()
  const stop = subscribeActivity(({ kind }) => heard(kind))
  someoneIn('karim')
  expect((await saved()).status).toBe(401)
  expect((await fetchCall(accueilconnecte, {})).status).toBe(401)
  expect((await fetchCall(messagesNonLus, {})).status).toBe(401)
  expect(server).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledWith('autre')
  stop()
})

it('nor what was still on its way as the tab is left', async () => {
  someoneIn('karim')
  clearSession()
  expect((await saved()).status).toBe(401)
  expect(server).not.toHaveBeenCalled()
})

it('signing out there ends the session of nobody else', async () => {
  someoneIn('karim')
  await signOut(true)
  expect(server).not.toHaveBeenCalled()
  expect(browserMark()).toBe('karim')
  expect(ownMark()).toBeUndefined()
})

it('whoever signs in in that tab takes it over, and may sign out', async () => {
  someoneIn('karim')
  server.mockImplementation(async () => Response.json(rightsOf('karim')))
  expect((await fetchRights())?.marque).toBe('karim')
  expect((await saved()).status).toBe(200)
  expect((await fetchCall(deconnexion, {})).status).toBe(200)
})

it('so may someone whose rights could not be read, after someone else', async () => {
  clearSession()
  someoneIn('karim')
  server.mockImplementation(async () => Response.json({}, { status: 500 }))
  expect((await fetchCall(initialiserhabilitation, {})).status).toBe(500)
  await signOut()
  expect(server).toHaveBeenCalledTimes(2)
})

/** An answer that comes once someone else has signed in, to a call that left before. */
const lateAnswer = (status: number) =>
  server.mockImplementation(async () => {
    someoneIn('karim')
    return Response.json({ erreurCode: failures.sessionTerminee.erreurCode }, { status })
  })

it.each([401, 403, 500])('a %i that comes late ends the session of nobody else', async (status) => {
  lateAnswer(status)
  const outcome = await fetchCall(accueilconnecte, {})
  expect(reactionTo(accueilconnecte, outcome as Unsuccessful)).toEqual({ kind: 'quitter' })
})

it('a tab that asked who is there before they signed in leaves them their mark', async () => {
  clearSession()
  lateAnswer(401)
  expect(await fetchRights()).toBeUndefined()
  expect(browserMark()).toBe('karim')
})

it.each([
  ['alain', 'alain', undefined],
  ['alain', 'karim', 'karim'],
  ['', 'karim', 'karim'],
])('a page drawn as the session of %o was over leaves %o with %o', (ended, present, left) => {
  clearSession()
  someoneIn(present)
  settleSession({ ended })
  expect(browserMark() || undefined).toBe(left)
})
