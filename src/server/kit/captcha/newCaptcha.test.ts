import { expect, it, onTestFinished, vi } from 'vitest'
import { testApp } from '#testing/testApp.ts'

const AUDIO = './audio.ts'

/** Images are drawn before: on a busy machine, later than the second that is waited by default. */
const LONGEST_MS = 15_000

/** The module, with sounds that are spoken when the test says so. */
const withSounds = async () => {
  const portal = await testApp('SQLite')
  const spoken: ((sound: Buffer) => void)[] = []
  vi.resetModules()
  vi.doMock(AUDIO, () => ({ captchaAudio: () => new Promise((done) => spoken.push(done)) }))
  onTestFinished(async () => {
    vi.doUnmock(AUDIO)
    vi.resetModules()
    await portal.close()
  })
  return { portal, spoken, ...(await import('./newCaptcha.ts')) }
}

it('has its sound spoken in the turn of who asks, like its image', async () => {
  const { portal, spoken, captchaTurns, newCaptcha } = await withSounds()
  const asked = Array.from({ length: 3 }, () => newCaptcha(portal.services, '192.0.2.1'))
  await vi.waitFor(() => expect(spoken).toHaveLength(2), LONGEST_MS)
  expect(captchaTurns()).toEqual({ running: 2, waiting: 1 })
  for (const done of spoken) done(Buffer.from('son'))
  await vi.waitFor(() => expect(spoken).toHaveLength(3), LONGEST_MS)
  spoken[2]?.(Buffer.from('son'))
  expect(await Promise.all(asked)).toMatchObject(asked.map(() => ({ audio: 'c29u' })))
})

it('is refused to a network that floods, and drawn for the one that comes behind it', async () => {
  const { portal, spoken, captchaTurns, newCaptcha } = await withSounds()
  const { config } = portal.services
  const services = { ...portal.services, config: { ...config, limites: { ...config.limites, captchas: 5 } } }
  const flood = Array.from({ length: 100 }, () => newCaptcha(services, '192.0.2.1'))
  const ends = Promise.allSettled(flood)
  await vi.waitFor(() => expect(spoken).toHaveLength(2), LONGEST_MS)
  const other = newCaptcha(services, '198.51.100.7')
  await vi.waitFor(() => expect(captchaTurns()).toEqual({ running: 2, waiting: 4 }), LONGEST_MS)
  spoken[0]?.(Buffer.from('un'))
  await vi.waitFor(() => expect(spoken).toHaveLength(3), LONGEST_MS)
  spoken[1]?.(Buffer.from('deux'))
  await vi.waitFor(() => expect(spoken).toHaveLength(4), LONGEST_MS)
  // Of the four that waited, the other network's had its turn within the next two: three of the flood are behind it.
  spoken[2]?.(Buffer.from('trois'))
  spoken[3]?.(Buffer.from('quatre'))
  expect(await other).toMatchObject({ audio: expect.any(String) })
  await vi.waitFor(() => expect(spoken).toHaveLength(6), LONGEST_MS)
  for (const done of spoken.slice(4)) done(Buffer.from('reste'))
  const refused = (await ends).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(95)
  expect(refused[0]).toMatchObject({ reason: { failure: 'serviceSature' } })
})
