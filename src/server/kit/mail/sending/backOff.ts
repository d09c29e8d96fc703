const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first failures; then the longest, again and again. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
const LONGEST_WAIT_MS = 4 * HOUR_MS

/** Past this age a mail is given up: what it announces is over. */
const GIVEN_UP_MS = 24 * HOUR_MS

/** How long what failed so many times waits before it is tried again, in milliseconds. */
export const waitAfter = (attempts: number): number => WAITS_MS[attempts - 1] ?? LONGEST_WAIT_MS

/** When a mail queued at `queued` is to be tried again after `attempts` failures; `undefined` when it is given up. */
export const nextAttempt = (attempts: number, queued: number, now: number): number | undefined => {
  const next = now + waitAfter(attempts)
  return next > queued + GIVEN_UP_MS ? undefined : next
}
