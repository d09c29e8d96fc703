import { expect, it } from 'vitest'
import { Overload } from '../turns/inTurn.ts'
import { hashPassword, passwordMatches } from './password.ts'

it('of who tries many passwords at once gives up a place to who tries one', { timeout: 60_000 }, async () => {
  const kept = await hashPassword('Retraite-2026!ok')
  const looked = (secret: string, who: string) =>
    passwordMatches(secret, kept, who).catch((error: unknown) => error instanceof Overload && 'refused')
  const many = Array.from({ length: 210 }, () => looked('Retraite-2026!ko', '192.0.2.1'))
  expect(await looked('Retraite-2026!ok', '198.51.100.7')).toBe(true)
  // Four are looked at and two hundred wait; one of these went.
  expect((await Promise.all(many)).filter((one) => one === false)).toHaveLength(203)
})

it('is hashed with argon2id at the least that OWASP asks: 19 MiB, two passes, one lane', async () => {
  // OWASP Password Storage Cheat Sheet, « Argon2id ».
  expect(await hashPassword('Retraite-2026!ok')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  )
})

it('takes as long to refuse for someone unknown as for someone known', async () => {
  const kept = await hashPassword('Retraite-2026!ok')
  const lasts = async (against: string | undefined) => {
    const begun = performance.now()
    expect(await passwordMatches('Retraite-2026!ko', against, 'camille')).toBe(false)
    return performance.now() - begun
  }
  await lasts(undefined)
  const times: [number, number][] = []
  // One after the other in turn: what slows the machine for a while slows both.
  for (let time = 0; time < 12; time += 1) times.push([await lasts(kept), await lasts(undefined)])
  const known = Math.min(...times.map(([one]) => one))
  const unknown = Math.min(...times.map(([, one]) => one))
  // A decoy of lighter work, or none, takes less than half of it whatever else the machine does.
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})
