import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds to wait, after `spent`, for the next multiple of a step. */
export const restOf = (stepMs: number, spent: number): number => {
  const late = spent % stepMs
  return late === 0 && spent > 0 ? 0 : stepMs - late
}

/**
 * Does a work, and answers or refuses at a multiple of `stepMs` after it began: how long it took, whether a person is
 * known or not, tells nothing. A step is far longer than what the difference costs.
 */
export const atSteps = async <T>(stepMs: number, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    await delay(Math.ceil(restOf(stepMs, performance.now() - begun)))
  }
}
