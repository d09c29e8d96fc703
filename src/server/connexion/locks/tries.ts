import { fingerprint } from '#server/kit/secrets.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { giveBackTry, takeTry } from '#server/kit/limits/growingWait.ts'

/** Failures before the first wait: of one browser or one network (specification, §9), and of all networks together. */
const FREE = 3
const FREE_EVERYWHERE = 6

/** Who tries to sign in to what. */
interface Trying {
  readonly identifiant: string
  /** Hash of the password, nothing for someone unknown: a new one starts the counts again. */
  readonly secret: string
  /** Times that the account was unlocked: so does each. */
  readonly deblocages: number
  readonly network: string
  /** A browser that has signed in to this account before. */
  readonly browser: string | undefined
}

/** What tries are counted by, with those that are free. A known browser has a count of its own: others do not lock it. */
const countsOf = ({ identifiant, secret, deblocages, network, browser }: Trying) => {
  const account = `${identifiant}:${fingerprint(secret)}${deblocages > 0 ? `:${deblocages}` : ''}`
  if (browser !== undefined) return [{ key: `navigateur:${browser}:${account}`, free: FREE }]
  return [
    { key: `connexion:${account}:${network}`, free: FREE },
    { key: `connexion:${account}`, free: FREE_EVERYWHERE },
  ]
}

/** A try at an account, in every count that it enters. */
export interface SignInTry {
  /** Whether the secret may be looked at. */
  readonly taken: boolean
  /** How long the next try waits if this one fails, or how long this one came too soon; 0 without a wait. */
  readonly waitMs: number
  /** Tries left before a wait, if this one fails. */
  readonly left: number
  readonly keys: readonly string[]
}

/** Takes a try; one that any count holds back enters none. */
export const takeSignInTry = async (db: Db, trying: Trying, now: number): Promise<SignInTry> => {
  const keys: string[] = []
  let [waitMs, left] = [0, Infinity]
  for (const { key, free } of countsOf(trying)) {
    const one = await takeTry(db, key, now, free)
    if (!one.taken) {
      await giveBackSignInTry(db, keys)
      return { taken: false, waitMs: one.waitMs, left: 0, keys: [] }
    }
    keys.push(key)
    waitMs = Math.max(waitMs, one.waitMs)
    left = Math.min(left, free - one.number)
  }
  return { taken: true, waitMs, left, keys }
}

/** Gives a try back: its secret was never looked at. */
export const giveBackSignInTry = async (db: Db, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await giveBackTry(db, key)
}
