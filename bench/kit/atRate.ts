import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 20

/**
 * Starts works at a rate (a second) that waits for none of them, as people come: gives what each gave, once all have
 * ended. One that fails ends the bench.
 */
export const atRate = async <T>(
  rate: number,
  seconds: number,
  work: (rank: number) => Promise<T>,
): Promise<readonly T[]> => {
  const begun = performance.now()
  const started: Promise<T>[] = []
  for (let past = 0; past < seconds * 1000; past = performance.now() - begun) {
    const due = Math.min(rate * seconds, Math.floor((past * rate) / 1000))
    while (started.length < due) started.push(work(started.length))
    await wait(EVERY_MS)
  }
  return Promise.all(started)
}
