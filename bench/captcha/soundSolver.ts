import { CODE_LENGTH, SYMBOLS } from '#server/kit/captcha/alphabet.ts'
import { clip } from '#server/kit/captcha/audio.ts'
import { spectrumOf } from './spectrum.ts'
import { num } from './num.ts'

/** Somewhere in a sound where a clip may be, and how far from it what is heard there is. */
interface Place {
  readonly symbol: string
  readonly from: number
  readonly to: number
  readonly cost: number
}

const NONE = new Float64Array()

const distance = (one: Float64Array, other: Float64Array): number => {
  let sum = 0
  for (let band = 0; band < one.length; band += 1) sum += Math.abs(num(one, band) - num(other, band))
  return sum / one.length
}

/** Where a clip fits best in a sound, whatever its speed: every place at which it may end (dynamic time warping). */
const placesOf = (symbol: string, word: readonly Float64Array[], heard: readonly Float64Array[]): Place[] => {
  let costs = Float64Array.from(heard, (frame) => distance(word[0] ?? NONE, frame))
  let froms = Int32Array.from(heard, (_, at) => at)
  for (const frame of word.slice(1)) {
    const [next, nextFrom] = [new Float64Array(heard.length).fill(Infinity), new Int32Array(heard.length)]
    for (let at = 1; at < heard.length; at += 1) {
      // At most twice as fast, or half as fast.
      const choices = [
        [num(costs, at - 1), num(froms, at - 1)],
        [at > 1 ? num(costs, at - 2) : Infinity, at > 1 ? num(froms, at - 2) : 0],
        [num(costs, at) + 0.3, num(froms, at)],
      ] as const
      const [cost, from] = choices.reduce((best, one) => (one[0] < best[0] ? one : best))
      next[at] = cost + distance(frame, heard[at] ?? NONE)
      nextFrom[at] = from
    }
    ;[costs, froms] = [next, nextFrom]
  }
  return Array.from(costs, (cost, to) => ({ symbol, from: num(froms, to), to, cost: cost / word.length }))
}

/** Best symbols that do not overlap, in their order. */
const bestOf = (places: readonly Place[]): string => {
  const chosen: Place[] = []
  for (const place of places.toSorted((one, other) => one.cost - other.cost)) {
    if (chosen.length === CODE_LENGTH) break
    const margin = (place.to - place.from) * 0.25
    if (chosen.every(({ from, to }) => place.from >= to - margin || place.to <= from + margin))
      chosen.push(place)
  }
  return chosen
    .toSorted((one, other) => one.from - other.from)
    .map(({ symbol }) => symbol)
    .join('')
}

/** Reads a sound with the clips that anyone can fetch from the sources, by their spectrum, whatever the speed. */
export const soundSolver = () => {
  const words = [...SYMBOLS].flatMap((symbol) =>
    ['1', '2'].map((variant) => ({ symbol, word: spectrumOf(clip(`${symbol}-${variant}`)) })),
  )
  const HEADER = 44
  return (wav: Buffer): string => {
    const heard = spectrumOf(Float32Array.from(wav.subarray(HEADER), (byte) => (byte - 128) / 128))
    return bestOf(words.flatMap(({ symbol, word }) => placesOf(symbol, word, heard)))
  }
}
