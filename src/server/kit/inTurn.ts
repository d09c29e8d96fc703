/** Raised when too much of one kind of work waits. */
export class Overload extends Error {}

/**
 * Lets at most `atOnce` works of a kind run at the same time and `waiting` more wait, so that a flood of costly work
 * cannot starve the rest; beyond, it throws an Overload at once.
 */
export const inTurn = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) => {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Overload()
      await new Promise<void>((go) => {
        queue.push(go)
      })
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
