import { DAY_MS } from '../../clock.ts'
import { getReglage, setReglage, lastPurge } from '../reglages.ts'
import type { Db } from '../Store.ts'

const KEY = 'purgeVue'

/** Longest time (ms) between two purges, which come every ten minutes: beyond it a clock may be ahead as well as a server stopped. */
const LONGEST_MS = 2 * DAY_MS

/** So long has passed since the last purge that the clock may be wrong: what it says has expired may not have. */
export class PurgeInDoubt extends Error {
  constructor(last: number, now: number) {
    super(
      `no purge: the last one was at ${new Date(last).toISOString()} and this clock says ${new Date(now).toISOString()}; if it is right, run 'npm run admin -- purge --oui'`,
    )
  }
}

/** Whether a moment (ms) is so far after the last purge that nothing should be deleted on its word. */
export const isFarAfter = (last: number, now: number): boolean => now - last > LONGEST_MS

/** Moment (ms) at which the last purge began, whatever became of it; undefined before the first. */
export const lastBegun = async (db: Db): Promise<number | undefined> => {
  const kept = await getReglage(db, KEY)
  return kept === undefined ? undefined : Number(kept)
}

/** Throws a PurgeInDoubt when a clock, in milliseconds, is far after what the base saw of the last purge. */
export const refuseDoubt = async (db: Db, now: number): Promise<void> => {
  const last = (await lastBegun(db)) ?? (await lastPurge(db))
  if (last !== undefined && isFarAfter(last, now)) throw new PurgeInDoubt(last, now)
}

/** Keeps the moment (ms) at which a purge begins, whatever becomes of it. */
export const noteBegun = (db: Db, now: number) => setReglage(db, KEY, String(now))
