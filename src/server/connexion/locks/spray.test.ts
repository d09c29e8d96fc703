import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { PASSWORD, testApp, type TestApp } from '#testing/testApp.ts'
import { countSpray, type Spray, spraysOf, waitOfSpray } from './spray.ts'

const CAMILLE = '269057505601260'
const [MINISTRY, HOME] = ['192.0.2.1', '198.51.100.1']
const MINUTE = 60_000

/** Goes on from a test to the next: what spaces tries out is that of the process. */
let elapsed = 0

describe.each(databases)('one password tried on many accounts on %s', (database) => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp(database)
    await portal.addPerson(CAMILLE)
  })
  beforeEach(() => portal.services.db.deleteFrom('tentative').execute())
  afterAll(() => portal.close())

  const fail = async (times: number, secret: string) => {
    for (let time = 0; time < times; time += 1)
      await countSpray(portal.services, { network: MINISTRY, secret })
  }
  const waitNow = async (spray: Spray, now: number) =>
    waitOfSpray(portal.services, spray, await spraysOf(portal.services, spray), now)
  const waits = async (times: number, secret: string, network = MINISTRY) => {
    const all = []
    for (let time = 0; time < times; time += 1) all.push(await waitNow({ network, secret }, elapsed))
    return all
  }

  beforeEach(() => {
    elapsed += 60 * MINUTE
  })

  it('is slowed once it was wrong ten times, then turned away, where no other is, and nowhere else', async () => {
    await fail(9, 'Retraite-2026!')
    expect(await waits(5, 'Retraite-2026!')).toEqual([0, 0, 0, 0, 0])
    await fail(1, 'Retraite-2026!')
    expect(await waits(5, 'Retraite-2026!')).toEqual([0, 10_000, 20_000, undefined, undefined])
    expect(await waits(3, 'Mon-chien-2024!')).toEqual([0, 0, 0])
    expect(await waits(3, 'Retraite-2026!', HOME)).toEqual([0, 0, 0])
  })

  it('is forgotten ten minutes after the first', async () => {
    await fail(20, 'a')
    expect(await waits(2, 'a')).toEqual([0, 10_000])
    portal.wait(10 * MINUTE)
    expect(await waits(3, 'a')).toEqual([0, 0, 0])
  })

  it('is counted as people sign in, but for those who were right', async () => {
    const attempt = (secret: string, identifiant = CAMILLE) =>
      portal.tryToSignIn({ identifiant, secret }, { remoteAddress: MINISTRY })
    await attempt('Un-autre-2026!')
    await attempt('Un-autre-2026!', '163115935007107')
    for (let time = 0; time < 10; time += 1)
      expect((await attempt(PASSWORD)).json()).toMatchObject({ code: 60 })
    expect(await waits(2, PASSWORD)).toEqual([0, 0])
    await fail(7, 'Un-autre-2026!')
    expect(await waits(2, 'Un-autre-2026!')).toEqual([0, 0])
    await fail(1, 'Un-autre-2026!')
    expect(await waits(2, 'Un-autre-2026!')).toEqual([0, 10_000])
  })

  it('turns a sign-in away, right though it is, once too many from its network try its password', async () => {
    const spray = { network: MINISTRY, secret: PASSWORD }
    await fail(10, PASSWORD)
    for (let time = 0; time < 3; time += 1) await waitNow(spray, Math.round(performance.now()))
    const attempt = (remoteAddress: string) => portal.tryToSignIn({ identifiant: CAMILLE }, { remoteAddress })
    expect((await attempt(MINISTRY)).json()).toMatchObject({ code: 66 })
    expect((await attempt(HOME)).json()).toMatchObject({ code: 60 })
  })
})
