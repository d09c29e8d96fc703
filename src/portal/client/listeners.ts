/** Whoever wants to know of what happens: told each time, until they stop. */
export const createListeners = <Told = void>() => {
  const listeners = new Set<(told: Told) => void>()
  return {
    tell: (told: Told) => {
      for (const listener of listeners) listener(told)
    },
    /** Gives back how to stop. */
    subscribe: (listener: (told: Told) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isHeard: () => listeners.size > 0,
  }
}
