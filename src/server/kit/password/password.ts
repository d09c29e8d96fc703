/** Passwords: hashed, checked, and refused when they are known to have leaked. */

import { hash, verify } from '@node-rs/argon2'
import { inTurn } from '../inTurn.ts'

/** argon2id at OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Checks under way at once, and waiting: beyond, sign-in says that it is overloaded. */
const checking = inTurn({ atOnce: 4, waiting: 50 })

/** Hash of a new secret, made in turn with the checks. */
export const hashPassword = (secret: string): Promise<string> => checking(() => hash(secret, PARAMETERS))

let decoy: Promise<string> | undefined

/**
 * Checks a secret against its hash. Without a hash (unknown person) the same work is done on a decoy,
 * so that the time taken tells nothing.
 */
export const passwordMatches = (secret: string, kept: string | undefined): Promise<boolean> =>
  checking(async () => {
    const against = kept ?? (await (decoy ??= hash('aucun compte', PARAMETERS)))
    const same = await verify(against, secret)
    return same && kept !== undefined
  })
