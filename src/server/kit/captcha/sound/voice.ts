import { type Chance, within } from './chance.ts'

/** Samples of a second. */
export const RATE = 16_000

const WINDOW = 512
const HOP = WINDOW / 2
const SEEK = 96
/** Only one sample in four is compared: it finds the same places. */
const COARSE = 4
const HANN = Float32Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
)

const at = (samples: Float32Array, place: number): number => samples[place] ?? 0

/** Silence on both sides, so that no search looks beyond the sound: reading past an array is slow. */
const BESIDE = WINDOW + SEEK + HOP

const padded = (input: Float32Array): Float32Array => {
  const wide = new Float32Array(input.length + 2 * BESIDE)
  wide.set(input, BESIDE)
  return wide
}

/** Where, near a place, what follows resembles most what was to follow. */
const likest = (input: Float32Array, place: number, expected: number): number => {
  let [best, most] = [place, -Infinity]
  for (let shift = -SEEK; shift <= SEEK; shift += COARSE) {
    let likeness = 0
    for (let step = 0; step < HOP; step += COARSE)
      likeness += at(input, place + shift + step) * at(input, expected + step)
    if (likeness > most) [best, most] = [place + shift, likeness]
  }
  return best
}

/** Says the same in more time, or in less, without changing its pitch (WSOLA: windows that overlap where they resemble). */
const stretched = (input: Float32Array, factor: number): Float32Array => {
  const [wide, last] = [padded(input), input.length + BESIDE]
  const output = new Float32Array(Math.round(input.length * factor) + WINDOW)
  let expected = BESIDE
  for (let place = 0; place + WINDOW <= output.length; place += HOP) {
    const ideal = Math.min(last, BESIDE + Math.round(place / factor))
    const from = place === 0 ? BESIDE : likest(wide, ideal, Math.min(last, expected))
    for (let step = 0; step < WINDOW; step += 1)
      output[place + step] = at(output, place + step) + at(wide, from + step) * at(HANN, step)
    expected = from + HOP
  }
  return output
}

/** Says the same faster and higher, or the reverse, at a rate that sways a little. */
const swayed = (input: Float32Array, rate: number, chance: Chance): Float32Array => {
  const [depth, turns, phase] = [within(chance, 0.01, 0.035), within(chance, 1.5, 4), within(chance, 0, 6)]
  const output = new Float32Array(Math.ceil((input.length / rate) * 1.04))
  let [place, length] = [0, 0]
  while (place < input.length - 1 && length < output.length) {
    const whole = Math.floor(place)
    const rest = place - whole
    output[length] = at(input, whole) * (1 - rest) + at(input, whole + 1) * rest
    length += 1
    place += rate * (1 + depth * Math.sin((turns * 2 * Math.PI * place) / RATE + phase))
  }
  return output.subarray(0, length)
}

/** A voice as another room or telephone would give it: one band louder or softer than the others. */
const coloured = (input: Float32Array, chance: Chance): Float32Array => {
  const [centre, gain] = [within(chance, 400, 3000), within(chance, -8, 8)]
  // Peaking filter, after R. Bristow-Johnson's « Audio EQ Cookbook ».
  const turn = (2 * Math.PI * centre) / RATE
  const [a, alpha] = [10 ** (gain / 40), Math.sin(turn) / 2]
  const [b0, b1, b2] = [1 + alpha * a, -2 * Math.cos(turn), 1 - alpha * a]
  const [a0, a2] = [1 + alpha / a, 1 - alpha / a]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return input.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - b1 * y1 - a2 * y2) / a0
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  })
}

/** The same words by another voice: of another size, slower or faster, elsewhere; never twice the same. */
export const disguised = (input: Float32Array, chance: Chance): Float32Array => {
  const size = within(chance, 0.82, 1.2)
  const slower = within(chance, 0.95, 1.25)
  return coloured(coloured(stretched(swayed(input, size, chance), size * slower), chance), chance)
}
