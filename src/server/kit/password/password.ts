/** Passwords: hashed, checked, and refused when they are known to have leaked. */

import { hash, verify } from '@node-rs/argon2'
import { inTurnByWhom, LONGEST_WAIT_MS } from '../turns/inTurn.ts'

/** argon2id at OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Checks under way at once, and waiting: beyond, sign-in says that it is overloaded. So many are looked
 * at within the longest wait by two cores that take 200 ms for each, twenty-five times what they take. Accounts, known
 * browsers and networks have their turn one after the other, so that who tries many passwords at once shuts nobody out.
 */
const places = { atOnce: 4, waiting: 200 }
const turnByWhom = inTurnByWhom({ ...places, longestMs: LONGEST_WAIT_MS })
const checking = <T>(who: string, work: () => Promise<T>): Promise<T> =>
  turnByWhom({ who, most: places.atOnce + places.waiting }, work)

/** How many checks run and wait now. */
export const passwordTurns = turnByWhom.state

/** Hash of a new secret, made in turn with the checks; `who` is whom it is for. */
export const hashPassword = (secret: string, who = ''): Promise<string> =>
  checking(who, () => hash(secret, PARAMETERS))

const { memoryCost, timeCost, parallelism } = PARAMETERS
const PREFIX = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Whether a hash was made with other parameters than today's: it is made again when the password is next known. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(PREFIX)

let decoy: Promise<string> | undefined

/**
 * Checks a secret against its hash. Without a hash (unknown person) the same work is done on a decoy,
 * so that the time taken tells nothing. `who` asks.
 */
export const passwordMatches = (secret: string, kept: string | undefined, who: string): Promise<boolean> =>
  checking(who, async () => {
    const against = kept ?? (await (decoy ??= hash('aucun compte', PARAMETERS)))
    const same = await verify(against, secret)
    return same && kept !== undefined
  })
