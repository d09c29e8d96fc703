import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 50

/** A fault that is injected on purpose, as one line of the report tells it. */
export interface Panne {
  readonly fait: string
  readonly attendu: string
  readonly vu: string
  readonly tenu: boolean
}

export type Base = 'SQLite' | 'PostgreSQL'

/** Asks again, twenty times a second at most, until this holds or the time is over; gives the seconds it took. */
export const until = async (holds: () => Promise<boolean>, limitSeconds: number): Promise<number> => {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  while (!(await holds())) {
    if (seconds() > limitSeconds) return Infinity
    await wait(PAUSE_MS)
  }
  return seconds()
}
