import { getReglage, setReglage } from '../reglages.ts'
import type { Db } from '../Store.ts'

const KEY = 'purgeEntiere'

/** Keeps the moment (ms) at which a purge has gone through everything without a fault. */
export const notePurge = (db: Db, now: number) => setReglage(db, KEY, String(now))

/** Moment (ms) of the last purge that failed nowhere, whichever process did it; undefined before the first. */
export const lastPurge = async (db: Db): Promise<number | undefined> => {
  const kept = await getReglage(db, KEY)
  return kept === undefined ? undefined : Number(kept)
}
