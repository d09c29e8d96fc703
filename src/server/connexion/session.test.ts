import { deconnexion, verifiersession, verifySession } from '#contract/connexion/connexion.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { lireevenement } from '#contract/accueil/evenement.ts'
import { newId } from '#server/kit/identifiers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { sessionCookies, testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'
const MINUTE = 60_000

describe.each(databases)('a session on %s', (database) => {
  let portal: TestApp

  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
  })
  afterAll(() => portal.close())

  it('says 68 without a session, and otherwise that it has ended', async () => {
    const stranger = await portal.app.inject(verifiersession.path)
    expect([stranger.statusCode, stranger.json().erreurCode]).toEqual([401, '68'])
    const ended = await portal.app.inject({
      url: verifiersession.path,
      headers: { cookie: '__Host-session=nothing' },
    })
    expect([ended.statusCode, ended.json().erreurCode]).toEqual([401, 'SESSION_TERMINEE'])
  })

  it('ends an idle session after twenty minutes, unless something is asked meanwhile', async () => {
    const cookie = await portal.signIn(CAMILLE)
    const check = async () =>
      (await portal.app.inject({ url: verifiersession.path, headers: { cookie } })).statusCode
    portal.wait(19 * MINUTE)
    expect(await check()).toBe(200)
    portal.wait(19 * MINUTE)
    expect(await check()).toBe(200)
    portal.wait(21 * MINUTE + 1)
    expect(await check()).toBe(401)
    expect(await check()).toBe(401)
  })

  it('ends any session after eight hours', async () => {
    const cookie = await portal.signIn(CAMILLE)
    const extend = () => portal.app.inject({ method: 'POST', url: verifySession.path, headers: { cookie } })
    for (let passed = 0; passed < 8 * 60; passed += 15) {
      expect((await extend()).statusCode).toBe(200)
      portal.wait(15 * MINUTE)
    }
    expect((await extend()).json()).toEqual({ dureeInactivite: 1200, dureeRestante: 0 })
    portal.wait(1)
    expect((await extend()).statusCode).toBe(401)
  })

  it('signs out: the cookie opens nothing any more', async () => {
    const cookie = await portal.signIn(CAMILLE)
    const out = await portal.app.inject({ method: 'POST', url: deconnexion.path, headers: { cookie } })
    expect(out.statusCode).toBe(200)
    expect(out.headers['clear-site-data']).toBe('"storage"')
    const after = await portal.app.inject({ url: verifiersession.path, headers: { cookie } })
    expect(after.statusCode).toBe(401)
  })

  it.each([verifiersession, verifySession, deconnexion, initialiserhabilitation, lireevenement])(
    'leaves a browser its cookie when $path is refused: another may be there by the time this is read',
    async ({ method, path: url, ...call }) => {
      const payload = 'body' in call ? { payload: { evenementId: newId() } } : {}
      const headers = { cookie: '__Host-session=nothing' }
      const refused = await portal.app.inject({ method, url, headers, ...payload })
      expect(refused.statusCode).toBe(401)
      expect(refused.headers['set-cookie']).toBeUndefined()
    },
  )

  it('gives a new session at each sign-in and ends the former one of this browser', async () => {
    const cookie = await portal.signIn(CAMILLE)
    const again = await portal.tryToSignIn({ identifiant: CAMILLE }, { headers: { cookie } })
    expect(sessionCookies(again.headers['set-cookie'])).not.toBe(cookie)
    expect((await portal.app.inject({ url: verifiersession.path, headers: { cookie } })).statusCode).toBe(401)
  })

  it('marks a browser with whose session it has, in its cookie of presence as in the rights', async () => {
    const signIn = async (identifiant: string) =>
      sessionCookies((await portal.tryToSignIn({ identifiant })).headers['set-cookie'])
    const markOf = (cookie: string) => /espaceagent-present=(\w+)/.exec(cookie)?.[1] ?? ''
    const cookie = await signIn(CAMILLE)
    const { method, path: url } = initialiserhabilitation
    const rights = await portal.app.inject({ method, url, headers: { cookie } })
    expect(rights.json().marque).toBe(markOf(cookie))
    expect(markOf(await signIn(CAMILLE))).toBe(markOf(cookie))
    await portal.addPerson(KARIM)
    expect(markOf(await signIn(KARIM))).not.toBe(markOf(cookie))
  })
})
