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

/** Follows a long work of `total` steps; `passed` gives the milliseconds since it began. */
export const progressOf = (output: Output, total: number, passed: () => number) => {
  let told = 0
  const state = (done: number) => {
    const ms = Math.max(1, passed())
    const left = done === 0 ? '' : `, encore ${tempsPasse((ms / done) * (total - done))}`
    return `${whole(done)} sur ${whole(total)}, ${whole(Math.round((done / ms) * 1000))} par seconde${left}`
  }
  return {
    advance: (done: number) => {
      const share = total === 0 ? 100 : Math.floor((done / total) * 100)
      if (output.draw) {
        const full = Math.round((share / 100) * BAR)
        output.draw(`${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${share} % — ${state(done)}`)
      } else if (share >= told + STEP) {
        told = share - (share % STEP)
        output.say(`${told} % : ${state(done)}`)
      }
    },
    end: () => output.draw?.(''),
  }
}
