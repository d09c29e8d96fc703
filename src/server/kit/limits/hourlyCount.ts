import { HOUR_MS, type Clock } from '../clock.ts'

/** Keys that are counted at once: the memory of a few megabytes, however many networks ask. */
const MOST_KEYS = 50_000

/** Counts one more request of a key; gives how many came in its hour. */
export type HourlyCount = (key: string) => number

/**
 * Counts requests in the memory of this process: for what costs next to nothing and guards no secret, which a writing for
 * each would make dearer than it is, and by which a flood would hold back the writings of everyone. Beyond so many keys, the
 * one that began first is forgotten.
 */
export const hourlyCount = (clock: Clock, mostKeys = MOST_KEYS): HourlyCount => {
  const counts = new Map<string, { asked: number; readonly until: number }>()
  return (key) => {
    const now = clock().getTime()
    const present = counts.get(key)
    if (present && present.until > now) return (present.asked += 1)
    // Begun again, it is the last one.
    counts.delete(key)
    const [first] = counts.keys()
    if (first !== undefined && counts.size >= mostKeys) counts.delete(first)
    counts.set(key, { asked: 1, until: now + HOUR_MS })
    return 1
  }
}
