import type { FastifyBaseLogger } from 'fastify'
import { type Clock, MINUTE_MS, HOUR_MS } from './clock.ts'

/** What waits is looked for this often, beyond what `wake` announces. */
const EVERY_MS = 15_000

/** Longest wait, when the server stops, for the round under way. */
const PATIENCE_MS = 5000

/** Where what runs beside the calls says what failed. */
export type Log = FastifyBaseLogger

/** What carries out, round after round, what transactions have queued. */
export interface Outbox {
  /** Looks for what waits now. */
  readonly wake: () => void
  /** Begins nothing more; waits a little for what is under way. */
  readonly close: () => Promise<void>
}

/** One look at what waits; it ends early once it is told to stop. */
export type Round = (isStopped: () => boolean) => Promise<void>

interface Rounds {
  readonly round: Round
  readonly log: Pick<Log, 'error'>
  /** Milliseconds between two rounds that nobody asked for. */
  readonly everyMs?: number
}

/** Does a round at once, then each time that it is woken or that time passes, one at a time, until it is closed. */
export const openOutbox = ({ round, log, everyMs = EVERY_MS }: Rounds): Outbox => {
  const state = { asked: false, closed: false }
  let running: Promise<void> | undefined
  const run = async () => {
    while (state.asked && !state.closed) {
      state.asked = false
      await round(() => state.closed).catch((error: unknown) => log.error({ err: error }, 'outbox failed'))
    }
    running = undefined
  }
  const wake = () => {
    if (state.closed) return
    state.asked = true
    running ??= run()
  }
  const timer = setInterval(wake, everyMs)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      state.closed = true
      clearInterval(timer)
      let limit: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, PATIENCE_MS)
      })
      await Promise.race([running, late])
      clearTimeout(limit)
    },
  }
}

/** What is being sent is nobody else's for this long, which its sender says anew this often: one that says no more is taken for dead. */
export const CLAIM_MS = 30_000
const RENEWED_MS = 10_000

/** Sends what is claimed, and keeps it so meanwhile, however long the other side takes: `renew` claims it until a moment. */
export const sendHeld = async <T>(
  clock: Clock,
  renew: (until: number) => Promise<unknown>,
  send: () => Promise<T>,
): Promise<T> => {
  let renewed: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    renewed = renew(clock().getTime() + CLAIM_MS).catch(() => undefined)
  }, RENEWED_MS)
  try {
    return await send()
  } finally {
    clearInterval(timer)
    await renewed
  }
}

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
