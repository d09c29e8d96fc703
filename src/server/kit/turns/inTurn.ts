import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Raised when too much of one kind of work waits. */
export class Overload extends Error {}

/** Longest wait for a turn of who is to be answered, in milliseconds: less than a connection may be silent (`app.ts`). */
export const LONGEST_WAIT_MS = 20_000

/** Longest rest between two works, in milliseconds: on a machine that has no time for them, it would only make who waits wait more. */
export const LONGEST_REST_MS = 50

interface Places {
  readonly atOnce: number
  readonly waiting: number
  /** How long a work may wait, in milliseconds; as long as it takes when it is not said. */
  readonly longestMs?: number
  /** Rest before the next of those that wait, in times what the work before it took, `LONGEST_REST_MS` at most; none when it is not said. */
  readonly rest?: number
}

/** A work that waits: its turn comes, or it is turned away. */
interface Waiting {
  readonly go: () => void
  readonly turnAway: () => void
}

/** The end of a wait: `enter` puts what ends it in a queue; an Overload, and `leave` takes it away, when it is too long. */
const waitedTurn = (
  longestMs: number | undefined,
  enter: (one: Waiting) => void,
  leave: (one: Waiting) => void,
): Promise<void> =>
  new Promise((come, fail) => {
    const one = {
      go: () => {
        clearTimeout(timer)
        come()
      },
      turnAway: () => {
        clearTimeout(timer)
        leave(one)
        fail(new Overload())
      },
    }
    const timer = longestMs === undefined ? undefined : setTimeout(one.turnAway, longestMs)
    enter(one)
  })

/**
 * Lets at most `atOnce` works of a kind run at the same time and `waiting` more wait, so that a flood of costly work
 * cannot starve the rest; beyond, it throws an Overload at once.
 */
export const inTurn = ({ atOnce, waiting, longestMs, rest = 0 }: Places) => {
  let running = 0
  const queue: Waiting[] = []
  const startNext = () => {
    const next = queue.shift()
    if (next) next.go()
    else running -= 1
  }
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Overload()
      await waitedTurn(
        longestMs,
        (one) => queue.push(one),
        (one) => queue.splice(queue.indexOf(one), 1),
      )
    } else running += 1
    const begun = performance.now()
    try {
      return await work()
    } finally {
      if (rest === 0 || queue.length === 0) startNext()
      else setTimeout(startNext, Math.min(rest * (performance.now() - begun), LONGEST_REST_MS))
    }
  }
  /** How many run and wait now, for the metrics. */
  const state = () => ({ running, waiting: queue.length })
  return Object.assign(turn, { state })
}

/**
 * The same by whom it is for: one of them has no more than `most` works, under way or waiting, and those who wait have
 * their turn one after the other, so that who asks for many is behind who asks for one, and gives up places to them when
 * none is left.
 */
export const inTurnByWhom = ({ atOnce, waiting, longestMs }: Places) => {
  let [running, waits] = [0, 0]
  const held = new Map<string, number>()
  /** Works that wait by whom they are for, in the order in which these have their turn. */
  const queues = new Map<string, Waiting[]>()
  const startNext = () => {
    for (const [who, queue] of queues) {
      queues.delete(who)
      const next = queue.shift()
      if (queue.length > 0) queues.set(who, queue)
      waits -= 1
      next?.go()
      return
    }
    running -= 1
  }
  const itsTurn = (who: string) =>
    waitedTurn(
      longestMs,
      (one) => {
        queues.set(who, [...(queues.get(who) ?? []), one])
        waits += 1
      },
      (one) => {
        const others = (queues.get(who) ?? []).filter((other) => other !== one)
        if (others.length > 0) queues.set(who, others)
        else queues.delete(who)
        waits -= 1
      },
    )
  /** Takes its last place from who has most, if that is more than who comes would have; false otherwise. */
  const makeRoom = (theirs: number): boolean => {
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), [])
    if (longest.length <= theirs + 1) return false
    longest.at(-1)?.turnAway()
    return true
  }
  const turnOf = async <T>(
    { who, most }: { readonly who: string; readonly most: number },
    work: () => Promise<T>,
  ): Promise<T> => {
    const theirs = held.get(who) ?? 0
    if (theirs >= most || (running >= atOnce && waits >= waiting && !makeRoom(theirs))) throw new Overload()
    held.set(who, theirs + 1)
    try {
      if (running >= atOnce) await itsTurn(who)
      else running += 1
      try {
        return await work()
      } finally {
        startNext()
      }
    } finally {
      const left = (held.get(who) ?? 1) - 1
      if (left === 0) held.delete(who)
      else held.set(who, left)
    }
  }
  return Object.assign(turnOf, { state: () => ({ running, waiting: waits }) })
}

/** A turn for each person: who asks for many waits for their own, and nobody else does. */
export const inTurnOfEach = (places: Places) => {
  const turns = new Map<string, { readonly take: ReturnType<typeof inTurn>; held: number }>()
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const turn = turns.get(who) ?? { take: inTurn(places), held: 0 }
    turns.set(who, turn)
    turn.held += 1
    try {
      return await turn.take(work)
    } finally {
      turn.held -= 1
      if (turn.held === 0) turns.delete(who)
    }
  }
}

/** Opens a stream in its turn, which lasts until the stream has ended or its reader has left. */
export const streamInTurn = <S extends Readable>(
  turn: (work: () => Promise<void>) => Promise<void>,
  open: () => Promise<S>,
): Promise<S> =>
  new Promise((opened, fail) => {
    turn(async () => {
      const stream = await open()
      opened(stream)
      await finished(stream).catch(() => undefined)
    }).catch(fail)
  })
