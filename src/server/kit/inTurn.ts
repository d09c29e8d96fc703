import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** Raised when too much of one kind of work waits. */
export class Overload extends Error {}

/**
 * Lets at most `atOnce` works of a kind run at the same time and `waiting` more wait, so that a flood of costly work
 * cannot starve the rest; beyond, it throws an Overload at once.
 */
export const inTurn = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) => {
  let running = 0
  const queue: (() => void)[] = []
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
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
  /** How many run and wait now, for the metrics. */
  const state = () => ({ running, waiting: queue.length })
  return Object.assign(turn, { state })
}

/**
 * The same by whom it is for: one of them has no more than `most` works, under way or waiting, and those who wait have
 * their turn one after the other, so that who asks for many is behind who asks for one.
 */
export const inTurnByWhom = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) => {
  let [running, waits] = [0, 0]
  const held = new Map<string, number>()
  /** Works that wait by whom they are for, in the order in which these have their turn. */
  const queues = new Map<string, (() => void)[]>()
  const startNext = () => {
    for (const [who, queue] of queues) {
      queues.delete(who)
      const go = queue.shift()
      if (queue.length > 0) queues.set(who, queue)
      waits -= 1
      go?.()
      return
    }
    running -= 1
  }
  const itsTurn = (who: string) =>
    new Promise<void>((go) => {
      const queue = queues.get(who) ?? []
      queue.push(go)
      queues.set(who, queue)
      waits += 1
    })
  const turnOf = async <T>(
    { who, most }: { readonly who: string; readonly most: number },
    work: () => Promise<T>,
  ): Promise<T> => {
    const theirs = held.get(who) ?? 0
    if (theirs >= most || (running >= atOnce && waits >= waiting)) throw new Overload()
    held.set(who, theirs + 1)
    if (running >= atOnce) await itsTurn(who)
    else running += 1
    try {
      return await work()
    } finally {
      startNext()
      const left = (held.get(who) ?? 1) - 1
      if (left === 0) held.delete(who)
      else held.set(who, left)
    }
  }
  return Object.assign(turnOf, { state: () => ({ running, waiting: waits }) })
}

/** A turn for each person: who asks for many waits for their own, and nobody else does. */
export const inTurnOfEach = (places: { readonly atOnce: number; readonly waiting: number }) => {
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
