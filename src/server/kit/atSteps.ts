import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds to wait, after `spent`, for the next multiple of a step. */
export const restOf = (stepMs: number, spent: number): number => {
  const late = spent % stepMs
  return late === 0 && spent > 0 ? 0 : stepMs - late
}

/** The time that passes, in milliseconds, and how it is waited for. */
const TIME = { now: () => performance.now(), wait: (ms: number): Promise<void> => delay(ms) }

/**
 * Does a work, and answers or refuses at a multiple of `stepMs` after it began: how long it took, whether a person is
 * known or not, tells nothing. A step is far longer than what the difference costs.
 */
export const atSteps = async <T>(stepMs: number, work: () => Promise<T>, time = TIME): Promise<T> => {
  const begun = time.now()
  try {
    return await work()
  } finally {
    await time.wait(Math.ceil(restOf(stepMs, time.now() - begun)))
  }
}
