import { setTimeout as delay } from 'node:timers/promises'

/** How far apart the works of one kind come, and how long one may wait, in milliseconds. */
interface Pace {
  readonly gapMs: number
  readonly longestMs: number
}

/**
 * Spaces works out by key: gives how long the next one of a key waits, or nothing when too many wait already. What is
 * slowed is never shut: a place is free again at the next gap.
 */
export const pacer = ({ gapMs, longestMs }: Pace) => {
  const nextAt = new Map<string, number>()
  return (key: string, now: number): number | undefined => {
    for (const [other, at] of nextAt) if (at <= now) nextAt.delete(other)
    const at = nextAt.get(key) ?? now
    if (at - now > longestMs) return undefined
    nextAt.set(key, at + gapMs)
    return at - now
  }
}

/** Waits for what a pacer gave, in milliseconds; false, at once, where too many wait already. */
export const waited = async (waitMs: number | undefined): Promise<boolean> => {
  if (waitMs !== undefined && waitMs > 0) await delay(waitMs)
  return waitMs !== undefined
}
