import { createHmac } from 'node:crypto'

/** Draws a number from 0 up to, but not including, 1. */
export type Chance = () => number

/**
 * Numbers that follow from a key and a text: the same each time for who holds the key, unforeseeable for others. The generator
 * is sfc32, fast enough for a number each sample, and started by 128 bits.
 */
export const chanceOf = (key: string, text: string): Chance => {
  const seed = createHmac('sha256', key).update(`son ${text}`).digest()
  let [a, b, c, d] = [seed.readInt32LE(0), seed.readInt32LE(4), seed.readInt32LE(8), seed.readInt32LE(12)]
  return () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
}

/** A number between two others. */
export const within = (chance: Chance, low: number, high: number): number => low + (high - low) * chance()

/** One of a list. */
export const oneOf = <T>(chance: Chance, all: readonly T[]): T => {
  const one = all[Math.floor(chance() * all.length)]
  if (one === undefined) throw new RangeError('Nothing to choose from.')
  return one
}
