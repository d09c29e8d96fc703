import { hash, verify } from '@node-rs/argon2'

/** argon2id at OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Checks under way at once, and waiting: beyond, sign-in says that it is overloaded rather than starve the rest. */
const AT_ONCE = 4
const WAITING = 50

let running = 0
const queue: (() => void)[] = []

/** Raised when too many passwords wait to be checked. */
export class Overload extends Error {}

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Overload()
    await new Promise<void>((go) => {
      queue.push(go)
    })
  } else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (secret: string): Promise<string> => hash(secret, PARAMETERS)

let decoy: Promise<string> | undefined

/**
 * Checks a secret against its hash. Without a hash (unknown person) the same work is done on a decoy,
 * so that the time taken tells nothing.
 */
export const passwordMatches = (secret: string, kept: string | undefined): Promise<boolean> =>
  inTurn(async () => {
    const against = kept ?? (await (decoy ??= hashPassword('aucun compte')))
    const same = await verify(against, secret)
    return same && kept !== undefined
  })
