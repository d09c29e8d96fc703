import { performance } from 'node:perf_hooks'

const ROUNDS = 7

/** How long a round lasts, about. */
const ROUND_MS = 150

/** The one in the middle. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Processor time that this process has used, in milliseconds: what else the machine does does not weigh on it. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Median processor time of one call, in milliseconds, over some rounds, after one that warms up. */
export const timeOf = (work: () => unknown): number => {
  const round = () => {
    const begun = processorMs()
    let calls = 0
    do {
      for (let call = 0; call < 10; call += 1) work()
      calls += 10
    } while (processorMs() - begun < ROUND_MS)
    return (processorMs() - begun) / calls
  }
  round()
  return median(Array.from({ length: ROUNDS }, round))
}

/** Times of `count` calls of each work, in turns, in milliseconds, sorted. */
export const timesOf = async (
  count: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<readonly (readonly number[])[]> => {
  const times = works.map((): number[] => [])
  for (let call = 0; call < count; call += 1)
    for (const [index, work] of works.entries()) {
      const begun = performance.now()
      await work()
      times[index]?.push(performance.now() - begun)
    }
  return times.map((some) => some.toSorted((a, b) => a - b))
}

/** Percentile of sorted times. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Medians of what each work measures, taken in turns, after some that warm up. */
export const inTurns = async (
  works: readonly (() => Promise<number>)[],
  { warming, measures }: { readonly warming: number; readonly measures: number },
): Promise<readonly number[]> => {
  const seen = works.map((): number[] => [])
  for (let turn = 0; turn < warming + measures; turn += 1)
    for (const [index, work] of works.entries()) {
      const measured = await work()
      if (turn >= warming) seen[index]?.push(measured)
    }
  return seen.map(median)
}
