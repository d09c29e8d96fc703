import { num } from './num.ts'

/** How a sound is looked at: a frame each 20 ms, 24 bands between 100 Hz and 6 kHz, as the ear spaces them. */
const FRAME = 512
const HOP = 320
const RATE = 16_000
const BANDS = 24
const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
const hertz = (value: number) => 700 * (Math.exp(value / 1127) - 1)
const EDGES = Array.from({ length: BANDS + 2 }, (_, rank) =>
  Math.round((hertz(mel(100) + ((mel(6000) - mel(100)) * rank) / (BANDS + 1)) * FRAME) / RATE),
)

/** Power of each frequency of a frame (radix-2 Fourier transform, in place). */
const powersOf = (frame: Float64Array): Float64Array => {
  const [real, imaginary] = [frame, new Float64Array(FRAME)]
  for (let from = 1, to = 0; from < FRAME; from += 1) {
    let bit = FRAME >> 1
    for (; to & bit; bit >>= 1) to ^= bit
    to ^= bit
    if (from < to) [real[from], real[to]] = [num(real, to), num(real, from)]
  }
  for (let size = 2; size <= FRAME; size *= 2)
    for (let start = 0; start < FRAME; start += size)
      for (let at = 0; at < size / 2; at += 1) {
        const turn = (-2 * Math.PI * at) / size
        const [c, s, low, high] = [Math.cos(turn), Math.sin(turn), start + at, start + at + size / 2]
        const x = num(real, high) * c - num(imaginary, high) * s
        const y = num(real, high) * s + num(imaginary, high) * c
        real[high] = num(real, low) - x
        imaginary[high] = num(imaginary, low) - y
        real[low] = num(real, low) + x
        imaginary[low] = num(imaginary, low) + y
      }
  return real.map((value, at) => value * value + num(imaginary, at) * num(imaginary, at))
}

/** Bands of each frame of a sound, in decibels or so, each frame with its own mean taken away: what is said, not how loud. */
export const spectrumOf = (samples: Float32Array): Float64Array[] => {
  const frames: Float64Array[] = []
  for (let from = 0; from + FRAME <= samples.length; from += HOP) {
    const powers = powersOf(
      Float64Array.from(
        { length: FRAME },
        (_, at) => num(samples, from + at) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME)),
      ),
    )
    const bands = Float64Array.from({ length: BANDS }, (_, band) => {
      const part = powers.subarray(EDGES[band], num(EDGES, band + 2) + 1)
      return Math.log(1e-4 + part.reduce((sum, one) => sum + one, 0))
    })
    const mean = bands.reduce((sum, one) => sum + one, 0) / BANDS
    frames.push(bands.map((one) => one - mean))
  }
  return frames
}
