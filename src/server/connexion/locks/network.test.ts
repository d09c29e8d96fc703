import { hash } from 'node:crypto'
import { captcha } from '#contract/connexion/connexion.ts'
import { motdepasseoublie } from '#contract/connexion/identite.ts'
import { travailText, zerosOf } from '#rules/connexion/travail.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setReglage } from '#server/kit/database/reglages.ts'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import { CONFIGURATION } from '#server/kit/published.ts'
import { refusalOf, send } from '#testing/calls.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const CAMILLE = '269057505601260'

const digest = (uuid: string, nombre: number) =>
  zerosOf(hash('sha256', travailText(uuid, `${nombre}`), 'buffer'))

/** The first number that does the work. */
const found = (uuid: string, bits: number) => {
  let nombre = 0
  while (digest(uuid, nombre) < bits) nombre += 1
  return `${nombre}`
}

describe('a work of the machine', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await testApp('SQLite')
    await portal.addPerson(CAMILLE)
  })
  beforeEach(async () => {
    await portal.services.db.deleteFrom('tentative').execute()
    await ask('doute')
  })
  afterAll(() => portal.close())

  const ask = async (captchaConnexion: string) => {
    await setReglage(portal.services.db, CONFIGURATION, JSON.stringify({ captchaConnexion }))
    portal.wait(2000)
  }

  const drawn = async (query: Record<string, string> = { travail: 'accepte' }) =>
    (await portal.app.inject({ url: captcha.path, query })).json()

  const done = async () => {
    const { uuid, travail } = await drawn()
    return { uuid, code: found(uuid, travail.bits) }
  }

  const outcome = async (changes: Record<string, string>) => {
    const { code, erreurCode } = (await portal.tryToSignIn(changes)).json()
    return erreurCode ?? code
  }

  it('is given to nobody unless the administration allows it, nor to who does not ask', async () => {
    expect(await drawn({})).toMatchObject({
      image: expect.stringMatching(/^iVBOR/),
      audio: expect.any(String),
    })
    await ask('toujours')
    expect(await drawn()).toMatchObject({ image: expect.stringMatching(/^iVBOR/) })
    expect(await drawn()).not.toHaveProperty('travail')
  })

  it('takes the place of a code once, and of no other than the one it was done for', async () => {
    const one = await done()
    expect(await outcome({ identifiant: CAMILLE, ...one })).toBe(60)
    expect(await outcome({ identifiant: CAMILLE, ...one })).toBe('76')
    const { uuid } = await drawn()
    expect(await outcome({ identifiant: CAMILLE, code: one.code, uuid })).toBe('76')
    const late = await done()
    portal.wait(5 * 60_000)
    expect(await outcome({ identifiant: CAMILLE, ...late })).toBe('76')
  })

  it.each(['travail', '0', '-1', '1e9', 'Infinity'])('is not done by saying %j', async (code) => {
    const { uuid } = await drawn()
    expect(digest(uuid, 0)).toBeLessThan(16)
    expect(await outcome({ identifiant: CAMILLE, code, uuid })).toBe('76')
  })

  it('is enough for one failure, then a code is asked for', async () => {
    const identifiant = CAMILLE
    const secret = 'un-autre'
    expect(await outcome({ identifiant, secret, ...(await done()) })).toBe(61)
    expect(await outcome({ identifiant, ...(await done()) })).toBe('76')
    // What was refused so was no try: the code finds two left.
    const { code, essaisRestants } = (await portal.tryToSignIn({ identifiant, secret })).json()
    expect([code, essaisRestants]).toEqual([61, 1])
  })

  it('is not given where many of a network fail, and one done before counts no more', async () => {
    const before = await done()
    for (let failure = 0; failure < 20; failure += 1)
      await countAttempt(portal.services.db, 'adresse:127.0.0.1', portal.services.clock().getTime(), 600_000)
    expect(await drawn()).not.toHaveProperty('travail')
    expect(await outcome({ identifiant: CAMILLE, ...before })).toBe('76')
  })

  it('is given three thousand times an hour to one network, which is then shown images, and what it was given counts', async () => {
    const before = await done()
    const now = portal.services.clock().getTime()
    await countAttempt(portal.services.db, 'travail:127.0.0.1', now, 3_600_000, 2998)
    expect(await drawn()).toHaveProperty('travail')
    expect(await drawn()).not.toHaveProperty('travail')
    expect(await outcome({ identifiant: CAMILLE, ...before })).toBe(60)
  })

  it('done before the administration wants a code counts no more', async () => {
    const before = await done()
    await ask('toujours')
    expect(await outcome({ identifiant: CAMILLE, ...before })).toBe('76')
  })

  it('opens no other call that asks for a code', async () => {
    const body = { identifiant: CAMILLE, courrielPrincipal: 'camille@example.org', ...(await done()) }
    expect(refusalOf(await send(portal, motdepasseoublie, { body }))[1]).toBe('76')
  })
})
