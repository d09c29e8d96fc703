import { espacesLarges } from '#rules/format/typographie.ts'
import { compter, ecrire } from '#rules/format/nombres.ts'
import { tempsPasse } from '#rules/format/durees.ts'
import type { Output } from './Runner.ts'

const BAR = 30
/** Parts of a hundred between two lines, when there is no terminal. */
const STEP = 5

/** A whole number, as terminals show it. */
export const whole = (value: number): string => espacesLarges(ecrire(value, 0))

/** A count and what it counts, as terminals show it: « 1 refusé », « 1 200 fichiers ». */
export const counted = (...given: Parameters<typeof compter>): string => espacesLarges(compter(...given))

/** Milliseconds over which the rate is measured: in a work that is resumed, what was done before goes by at once. */
const LATELY_MS = 30_000

/** Steps done each millisecond of the last half minute. */
const rateOf = () => {
  const seen = [{ ms: 0, done: 0 }]
  return (ms: number, done: number): number => {
    seen.push({ ms, done })
    while ((seen[1]?.ms ?? ms) <= ms - LATELY_MS) seen.shift()
    const first = seen[0] ?? { ms: 0, done: 0 }
    return (done - first.done) / Math.max(1, ms - first.ms)
  }
}

/** Follows a long work of `total` steps; `passed` gives the milliseconds since it began. */
export const progressOf = (output: Output, total: number, passed: () => number) => {
  let told = 0
  const rate = rateOf()
  const state = (done: number, lately: number) => {
    const left = lately === 0 ? '' : `, encore ${tempsPasse((total - done) / lately)}`
    return `${whole(done)} sur ${whole(total)}, ${whole(Math.round(lately * 1000))} par seconde${left}`
  }
  return {
    advance: (done: number) => {
      const lately = rate(passed(), done)
      const share = total === 0 ? 100 : Math.floor((done / total) * 100)
      if (output.draw) {
        const full = Math.round((share / 100) * BAR)
        output.draw(`${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${share} % — ${state(done, lately)}`)
      } else if (share >= told + STEP) {
        told = share - (share % STEP)
        output.say(`${told} % : ${state(done, lately)}`)
      }
    },
    end: () => output.draw?.(''),
  }
}
