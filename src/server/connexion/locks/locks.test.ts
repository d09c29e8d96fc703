import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hash } from '@node-rs/argon2'
import { defiCle } from '#contract/connexion/facteurs/secondFacteur.ts'
import { attemptsOf } from '#server/kit/limits/throttle.ts'
import { isOutdated } from '#server/kit/password/password.ts'
import { databases } from '#testing/databases.ts'
import { PASSWORD, sessionCookies, testApp, type TestApp } from '#testing/testApp.ts'

const defi = { method: defiCle.method, url: defiCle.path, payload: {} }
const CAMILLE = '269057505601260'
const UNKNOWN = '163115935007107'
const ODILE = '265055935006362'
const [OFFICE, HOME, ATTACKER] = ['192.0.2.1', '198.51.100.1', '203.0.113.1']

describe.each(databases)('what stops an attacker, and only the attacker, on %s', (database) => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
  })
  beforeEach(() => portal.services.db.deleteFrom('tentative').execute())
  afterAll(() => portal.close())

  const attempt = (remoteAddress: string, secret = PASSWORD, cookie = '', identifiant = CAMILLE) =>
    portal.tryToSignIn({ identifiant, secret }, { remoteAddress, headers: { cookie } })
  const codeOf = async (...given: Parameters<typeof attempt>) =>
    (await attempt(...given)).json<{ code: number }>().code
  const attack = async (remoteAddress: string, times: number, cookie = '') => {
    for (let round = 0; round < times; round += 1) await attempt(remoteAddress, 'x', cookie)
  }
  const marksOf = (cookies: string) =>
    cookies.split('; ').find((cookie) => cookie.startsWith('__Host-navigateur=')) ?? ''

  it('failures of one network hold back neither another network nor a browser that has signed in before', async () => {
    const cookie = marksOf(sessionCookies((await attempt(HOME)).headers['set-cookie']))
    await attack(ATTACKER, 4)
    expect(await codeOf(ATTACKER)).toBe(64)
    expect(await codeOf(OFFICE)).toBe(60)
    await attack(ATTACKER, 4)
    // Even behind the same address.
    expect(await codeOf(ATTACKER, PASSWORD, cookie)).toBe(60)
  })

  it('failures of many networks hold back unknown browsers everywhere, not a known one', async () => {
    const cookie = marksOf(sessionCookies((await attempt(HOME)).headers['set-cookie']))
    for (const last of [1, 2, 3, 4, 5, 6]) await attack(`203.0.113.${last}`, 1)
    expect(await codeOf(OFFICE)).toBe(64)
    expect(await codeOf(OFFICE, PASSWORD, cookie)).toBe(60)
    portal.wait(60_000)
    expect(await codeOf(OFFICE)).toBe(60)
  })

  it('each account that signs in from a network makes up for one failure of that network, once', async () => {
    await portal.addPerson(ODILE).catch(() => undefined)
    const { db, clock } = portal.services
    const failures = () => attemptsOf(db, `adresse:${OFFICE}`, clock().getTime())
    for (const secret of ['x', 'y', 'z']) await attempt(OFFICE, secret, '', UNKNOWN)
    const counts = [await failures()]
    for (const identifiant of [CAMILLE, CAMILLE, ODILE]) {
      await attempt(OFFICE, PASSWORD, '', identifiant)
      counts.push(await failures())
    }
    expect(counts).toEqual([3, 2, 2, 1])
  })

  it('only passwords that were looked at, and wrong, are failures of a network', async () => {
    const { db, clock } = portal.services
    const failures = () => attemptsOf(db, `adresse:${OFFICE}`, clock().getTime())
    for (let round = 0; round < 3; round += 1) await attempt(OFFICE, 'x', '', UNKNOWN)
    expect(await failures()).toBe(3)
    for (let round = 0; round < 3; round += 1)
      expect((await attempt(OFFICE, 'x', '', UNKNOWN)).json()).toMatchObject({ code: 64 })
    expect(await failures()).toBe(3)
    await Promise.all([attempt(OFFICE), attempt(OFFICE), attempt(OFFICE)])
    // The three that were right make up for one failure, since they are of one account.
    expect(await failures()).toBe(2)
  })

  it('what a known browser asks for without an account is not counted with its network', async () => {
    const { db, clock } = portal.services
    const cookie = marksOf(sessionCookies((await attempt(HOME)).headers['set-cookie']))
    const ask = (headers = {}) => portal.app.inject({ ...defi, remoteAddress: OFFICE, headers })
    const asked = () => attemptsOf(db, `cleacces:${OFFICE}`, clock().getTime())
    expect([(await ask({ cookie })).statusCode, await asked()]).toEqual([200, 0])
    expect([(await ask()).statusCode, await asked()]).toEqual([200, 1])
  })

  it('a known browser has three tries of its own, then waits as others do', async () => {
    const cookie = marksOf(sessionCookies((await attempt(HOME)).headers['set-cookie']))
    const codes = []
    for (let round = 0; round < 4; round += 1) codes.push(await codeOf(HOME, 'x', cookie))
    expect(codes).toEqual([61, 61, 62, 64])
    expect(await codeOf(HOME)).toBe(60)
  })

  it('a mark is worth nothing for another account, forged, or once the password has changed', async () => {
    await portal.addPerson(ODILE).catch(() => undefined)
    const cookie = marksOf(sessionCookies((await attempt(HOME)).headers['set-cookie']))
    await attack(ATTACKER, 3)
    expect(
      await codeOf(
        ATTACKER,
        PASSWORD,
        cookie.replace(/(\.\d+\.)(.)/, (_, day, first) => `${day}${first === 'A' ? 'B' : 'A'}`),
      ),
    ).toBe(64)
    expect(await codeOf(ATTACKER, 'x', cookie, ODILE)).toBe(61)
    const { secret } = await portal.services.db
      .selectFrom('compte')
      .select('secret')
      .where('identifiant', '=', CAMILLE)
      .executeTakeFirstOrThrow()
    await portal.services.db
      .updateTable('compte')
      .set({ secret: `${secret}=` })
      .execute()
    await attack(ATTACKER, 3, cookie)
    expect(await codeOf(ATTACKER, PASSWORD, cookie)).toBe(64)
    await portal.services.db.updateTable('compte').set({ secret }).execute()
  })

  it('one browser serves several people, each with a count of their own', async () => {
    await portal.addPerson(ODILE).catch(() => undefined)
    const camille = marksOf(sessionCookies((await attempt(HOME)).headers['set-cookie']))
    const both = marksOf(
      sessionCookies((await attempt(HOME, PASSWORD, camille, ODILE)).headers['set-cookie']),
    )
    await attack(ATTACKER, 3)
    expect(await codeOf(ATTACKER, PASSWORD, both)).toBe(60)
    expect(await codeOf(ATTACKER, PASSWORD, both, ODILE)).toBe(60)
  })

  it('waits for someone unknown as for someone known', async () => {
    const said = []
    for (const identifiant of [CAMILLE, UNKNOWN])
      for (let round = 0; round < 4; round += 1)
        said.push((await attempt(ATTACKER, 'x', '', identifiant)).body)
    expect(said.slice(4)).toEqual(said.slice(0, 4))
  })

  it('keeps anew a password that was hashed with former parameters', async () => {
    const former = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const { db } = portal.services
    await db.updateTable('compte').set({ secret: former }).where('identifiant', '=', CAMILLE).execute()
    expect(await codeOf(HOME, 'x')).toBe(61)
    const kept = async () =>
      (await db.selectFrom('compte').select('secret').where('identifiant', '=', CAMILLE).executeTakeFirst())
        ?.secret ?? ''
    expect(await kept()).toBe(former)
    expect(await codeOf(HOME)).toBe(60)
    expect(isOutdated(await kept())).toBe(false)
    expect(await codeOf(HOME)).toBe(60)
  })
})
