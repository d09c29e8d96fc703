import { expect, it } from 'vitest'
import { Overload } from '../turns/inTurn.ts'
import { hashPassword, passwordMatches } from './password.ts'

it('of who tries many passwords at once gives up a place to who tries one', async () => {
  const kept = await hashPassword('Retraite-2026!ok')
  const looked = (secret: string, who: string) =>
    passwordMatches(secret, kept, who).catch((error: unknown) => error instanceof Overload && 'refused')
  const many = Array.from({ length: 60 }, () => looked('Retraite-2026!ko', '192.0.2.1'))
  expect(await looked('Retraite-2026!ok', '198.51.100.7')).toBe(true)
  // Four are looked at and fifty wait; one of these went.
  expect((await Promise.all(many)).filter((one) => one === false)).toHaveLength(53)
})
