import { PNG } from 'pngjs'
import { CODE_LENGTH, SYMBOLS } from '#server/kit/captcha/alphabet.ts'
import { networkOf } from './network.ts'
import { num } from './num.ts'

/** What is looked at of each symbol: a window around where it stands on average, each of its cells two pixels wide and high. */
const CELLS = { wide: 24, high: 40 }
const STEP = 29

/** An image, with its code when it is known. */
export interface Labelled {
  readonly png: Buffer
  readonly code: string
}

/** Darkness of each pixel of a PNG in greys: 0 for white, 1 for black. */
const darknessOf = (png: Buffer): { width: number; dark: Float32Array } => {
  const { width, height, data } = PNG.sync.read(png)
  return {
    width,
    dark: Float32Array.from({ length: width * height }, (_, at) => 1 - num(data, 4 * at) / 255),
  }
}

const windowOf = (
  { width, dark }: ReturnType<typeof darknessOf>,
  rank: number,
  shift: number,
): Float32Array => {
  const middle = Math.round(width / 2 + STEP * (rank - (CODE_LENGTH - 1) / 2)) + shift
  const cells = new Float32Array(CELLS.wide * CELLS.high)
  for (let y = 0; y < CELLS.high; y += 1)
    for (let x = 0; x < CELLS.wide; x += 1) {
      const at = 2 * y * width + Math.min(width - 2, Math.max(0, middle - CELLS.wide + 2 * x))
      cells[y * CELLS.wide + x] =
        (num(dark, at) + num(dark, at + 1) + num(dark, at + width) + num(dark, at + width + 1)) / 4 - 0.15
    }
  return cells
}

/**
 * Learns from images whose code is known (an attacker has as many as they draw), and gives what reads others: a network of
 * one hidden layer, by place.
 */
export const imageSolver = (known: readonly Labelled[], rounds: number, random: () => number) => {
  const network = networkOf(CELLS.wide * CELLS.high, 96, SYMBOLS.length, random)
  const pictures = known.map(({ png, code }) => ({ picture: darknessOf(png), code }))
  for (let round = 0; round < rounds; round += 1) {
    const rate = 0.01 * (1 - round / rounds) + 0.001
    for (const { picture, code } of pictures.toSorted(() => random() - 0.5))
      for (const [rank, symbol] of [...code].entries())
        network.learn(
          windowOf(picture, rank, Math.round((random() * 2 - 1) * 3)),
          SYMBOLS.indexOf(symbol),
          rate,
        )
  }
  return (png: Buffer): string => {
    const picture = darknessOf(png)
    return Array.from({ length: CODE_LENGTH }, (_, rank) =>
      SYMBOLS.charAt(network.guess(windowOf(picture, rank, 0))),
    ).join('')
  }
}
