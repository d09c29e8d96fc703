import { expect, it, onTestFinished, vi } from 'vitest'
import { testApp } from '#testing/testApp.ts'

const AUDIO = './audio.ts'

/** Images are drawn before: on a busy machine, later than the second that is waited by default. */
const LONGEST_MS = 15_000

it('has its sound spoken in the turn of who asks, like its image', async () => {
  const portal = await testApp('SQLite')
  const spoken: ((sound: Buffer) => void)[] = []
  vi.resetModules()
  vi.doMock(AUDIO, () => ({ captchaAudio: () => new Promise((done) => spoken.push(done)) }))
  onTestFinished(async () => {
    vi.doUnmock(AUDIO)
    vi.resetModules()
    await portal.close()
  })
  const { captchaTurns, newCaptcha } = await import('./newCaptcha.ts')
  const asked = Array.from({ length: 3 }, () => newCaptcha(portal.services, '192.0.2.1'))
  await vi.waitFor(() => expect(spoken).toHaveLength(2), LONGEST_MS)
  expect(captchaTurns()).toEqual({ running: 2, waiting: 1 })
  for (const done of spoken) done(Buffer.from('son'))
  await vi.waitFor(() => expect(spoken).toHaveLength(3), LONGEST_MS)
  spoken[2]?.(Buffer.from('son'))
  expect(await Promise.all(asked)).toMatchObject(asked.map(() => ({ audio: 'c29u' })))
})
