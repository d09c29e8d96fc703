import { captcha } from '#contract/connexion/connexion.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import { networkOf } from '#server/kit/limits/limits.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { databases } from '#testing/databases.ts'
import { CAPTCHA_CODE, PASSWORD, testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'
const UNKNOWN = '163115935007107'
const MINUTE = 60_000

describe.each(databases)('sign-in on %s', (database) => {
  let portal: TestApp

  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
  })
  beforeEach(() => portal.services.db.deleteFrom('tentative').execute())
  afterAll(() => portal.close())

  const codeOf = async (changes: Record<string, string>) =>
    (await portal.tryToSignIn(changes)).json().code as number

  it('gives an image, a sound and an identifier for a captcha', async () => {
    const { uuid, image, audio } = (await portal.app.inject(captcha.path)).json()
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/)
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(Buffer.from(audio, 'base64').length).toBeGreaterThan(10_000)
  })

  it('gives the address of the sound instead, while the captcha may be answered', async () => {
    const { app } = portal
    const drawn = (await app.inject({ url: captcha.path, query: { son: 'adresse' } })).json()
    expect(Object.keys(drawn).toSorted()).toEqual(['adresseAudio', 'image', 'uuid'])
    const whole = await app.inject(drawn.adresseAudio)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(whole.headers['cache-control']).toBe('no-store')
    const part = await app.inject({ url: drawn.adresseAudio, headers: { range: 'bytes=10-19' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
    const none = await app.inject({ url: drawn.adresseAudio, headers: { range: 'bytes=9999999-' } })
    expect(none.statusCode).toBe(416)
    expect((await app.inject(drawn.adresseAudio.replace('jeton=', 'jeton=A'))).statusCode).toBe(404)
  })

  it('opens a session: 60, rights, and cookies that scripts cannot read', async () => {
    const answer = await portal.tryToSignIn({ identifiant: CAMILLE })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      code: 60,
      lectureSeule: false,
      listeService: { mesap: true, remuneration: true },
      identification: { identite: 'Camille Moreau' },
    })
    expect(answer.json()).not.toHaveProperty('nouveauNir')
    const [session, presence, browser] = [answer.headers['set-cookie'] ?? []].flat()
    expect(session).toMatch(/^__Host-session=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Secure$/)
    expect(presence).toMatch(/^espaceagent-present=[\da-f]{22}; Path=\/; SameSite=Lax; Secure$/)
    expect(browser).toMatch(
      /^__Host-navigateur=[\w-]{22}\.\d+\.[\w-]{43}\.[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=15552000; Secure$/,
    )
  })

  it('accepts a NIR typed in groups, and a captcha typed in lower case with spaces', async () => {
    const spaced = CAPTCHA_CODE.toLowerCase().split('').join(' ')
    expect(await codeOf({ identifiant: '2 69 05 75 056 012 60', code: spaced })).toBe(60)
  })

  it('answers alike for an unknown person, a wrong password and a malformed identifier', async () => {
    const unknown = await portal.tryToSignIn({ identifiant: UNKNOWN, secret: 'x' })
    const wrong = await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'x' })
    const malformed = await portal.tryToSignIn({ identifiant: 'personne', secret: 'x' })
    expect(unknown.json().code).toBe(61)
    expect(wrong.body).toBe(unknown.body)
    expect(malformed.body).toBe(unknown.body)
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  it.each([CAMILLE, UNKNOWN])(
    'makes tries at %s wait from the third failure on, longer each time, whatever the password',
    async (identifiant) => {
      expect(await codeOf({ identifiant, secret: 'x' })).toBe(61)
      expect(await codeOf({ identifiant, secret: 'x' })).toBe(61)
      for (const minutes of [1, 2, 4]) {
        const failed = await portal.tryToSignIn({ identifiant, secret: 'x' })
        expect(failed.json()).toMatchObject({ code: 62, attente: minutes * 60 })
        portal.wait(minutes * MINUTE - 1)
        expect((await portal.tryToSignIn({ identifiant })).json()).toMatchObject({ code: 64, attente: 1 })
        portal.wait(1)
      }
      expect(await codeOf({ identifiant })).toBe(identifiant === CAMILLE ? 60 : 62)
    },
  )

  it('tells the tries left before the last one, alike for someone unknown', async () => {
    for (const identifiant of [CAMILLE, UNKNOWN]) {
      const told = async () => {
        const { code, essaisRestants, message } = (
          await portal.tryToSignIn({ identifiant, secret: 'x' })
        ).json()
        return [code, essaisRestants, /Il vous reste 1 essai/.test(message)]
      }
      expect([await told(), await told(), await told()]).toEqual([
        [61, 2, false],
        [61, 1, true],
        [62, undefined, false],
      ])
    }
  })

  it('does not let parallel guesses outrun the lock', async () => {
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => codeOf({ identifiant: CAMILLE, secret: 'x' })),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([61, 61, 62, 64, 64, 64, 64, 64])
  })

  it('forgets failures once signed in', async () => {
    await codeOf({ identifiant: CAMILLE, secret: 'x' })
    await codeOf({ identifiant: CAMILLE, secret: 'x' })
    expect(await codeOf({ identifiant: CAMILLE })).toBe(60)
    expect(await codeOf({ identifiant: CAMILLE, secret: 'x' })).toBe(61)
  })

  it('refuses a wrong, an expired and a replayed captcha with 76, and counts no failure', async () => {
    for (let failure = 0; failure < 4; failure += 1) {
      const wrong = await portal.tryToSignIn({ identifiant: CAMILLE, code: 'ZZZZZZ' })
      expect([wrong.statusCode, wrong.json().erreurCode]).toEqual([444, '76'])
    }
    const draw = async (): Promise<string> =>
      (await portal.app.inject({ url: captcha.path, query: { son: 'adresse' } })).json().uuid
    const uuid = await draw()
    expect(await codeOf({ identifiant: CAMILLE, uuid })).toBe(60)
    expect((await portal.tryToSignIn({ identifiant: CAMILLE, uuid })).statusCode).toBe(444)
    const late = await draw()
    portal.wait(5 * MINUTE)
    expect((await portal.tryToSignIn({ identifiant: CAMILLE, uuid: late })).statusCode).toBe(444)
  })

  it('slows a network down past its limit and never shuts it, not counting those who sign in', async () => {
    const from = (identifiant: string, secret: string, remoteAddress: string) =>
      portal
        .tryToSignIn({ identifiant, secret }, { remoteAddress })
        .then((answer) => answer.json().code as number)
    const now = portal.services.clock().getTime()
    await countAttempt(portal.services.db, `adresse:${networkOf('2001:db8:1:2ff::7')}`, now, MINUTE)
    await portal.services.db.updateTable('tentative').set({ nombre: 299 }).execute()
    expect(await from(CAMILLE, PASSWORD, '2001:db8:1:201::9')).toBe(60)
    expect(await from(UNKNOWN, 'x', '2001:db8:1:202::9')).toBe(61)
    expect(await from(CAMILLE, PASSWORD, '2001:db8:1:203::9')).toBe(60)
  })

  it('opens nothing by a password that was replaced while it waited to be looked at', async () => {
    const { db } = portal.services
    const secret = await hashPassword('Un-autre-2026!')
    const before = Array.from({ length: 60 }, (_, rank) => hashPassword('x', `${database} ${rank}`))
    const trying = codeOf({ identifiant: CAMILLE })
    // Counted before its password is looked at, which comes after those of the others.
    await expect.poll(() => db.selectFrom('tentative').select('cle').execute()).not.toEqual([])
    await db.updateTable('compte').set({ secret }).execute()
    expect(await trying).toBe(61)
    await Promise.all(before)
    expect(await codeOf({ identifiant: CAMILLE, secret: 'Un-autre-2026!' })).toBe(60)
  })
})
