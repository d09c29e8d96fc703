import type { Output } from './Output.ts'

const BAR = 30
/** Parts of a hundred between two lines, when there is no terminal. */
const STEP = 5

export const whole = (value: number): string => value.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0')

/** A duration in milliseconds, as people read it: `2 min 05 s`. */
export const duration = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`
  return minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`
}

/** Follows a long work of `total` steps; `passed` gives the milliseconds since it began. */
export const progressOf = (output: Output, total: number, passed: () => number) => {
  let told = 0
  const state = (done: number) => {
    const ms = Math.max(1, passed())
    const left = done === 0 ? '' : `, encore ${duration((ms / done) * (total - done))}`
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
