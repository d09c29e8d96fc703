import type { Elapsed } from './clock.ts'

/** Has a service that failed left alone for so long, in milliseconds: nobody waits twice for nothing. */
export const breakerOf = (elapsed: Elapsed, restMs: number) => {
  let until = 0
  return {
    /** Whether the service is left alone now: whoever would call it does without. */
    isResting: () => elapsed() < until,
    /** Does what calls the service; its failure is thrown, and begins the rest. */
    guard: async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        until = elapsed() + restMs
        throw error
      }
    },
  }
}
