import { createHmac } from 'node:crypto'
import { pacer, waited } from '#server/kit/limits/pacer.ts'
import { attemptsOf, countAttempt } from '#server/kit/limits/throttle.ts'
import type { Services } from '#server/services.ts'

/** Failures of one password from one network that nothing slows, and how long they count together. */
const FREE = 10
const WINDOW_MS = 10 * 60_000

/** Beyond, such tries come ten seconds apart, and twenty seconds of them wait. */
const spaced = pacer({ gapMs: 10_000, longestMs: 20_000 })

/**
 * What is kept of a password that was tried: two bytes, too few to find it by, enough to tell a spray from the many
 * passwords that the people of a network type.
 */
const traceOf = (key: string, secret: string) =>
  createHmac('sha256', key).update(secret).digest().toString('hex', 0, 2)

/** A password, and the network that tries it. */
export interface Spray {
  readonly network: string
  readonly secret: string
}

const countKey = (key: string, { network, secret }: Spray) => `arrosage:${network}:${traceOf(key, secret)}`

type Counting = Pick<Services, 'db' | 'clock' | 'key'>

/** Counts a try of a password by a network that was wrong, whatever the account. */
export const countSpray = ({ db, clock, key }: Counting, spray: Spray): Promise<number> =>
  countAttempt(db, countKey(key, spray), clock().getTime(), WINDOW_MS)

/** Times that a password was wrong from its network, whatever the account. */
export const spraysOf = ({ db, clock, key }: Counting, spray: Spray): Promise<number> =>
  attemptsOf(db, countKey(key, spray), clock().getTime())

/**
 * How long a try waits, in milliseconds, when its password was wrong too often (`times`) from its network: no count of an account sees one
 * password tried on all of them, and that of a network is made up for by the thousands who sign in there, whom this slows
 * no more. Undefined for one that finds too many waiting.
 */
export const waitOfSpray = (
  { key }: Pick<Services, 'key'>,
  spray: Spray,
  times: number,
  elapsed: number,
): number | undefined => (times < FREE ? 0 : spaced(countKey(key, spray), elapsed))

/** Has a try wait as long as that; false when too many wait already. */
export const passesSpray = (services: Pick<Services, 'key'>, spray: Spray, times: number): Promise<boolean> =>
  waited(waitOfSpray(services, spray, times, Math.round(performance.now())))
