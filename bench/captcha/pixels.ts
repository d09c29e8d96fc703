import { inflateSync } from 'node:zlib'

const SIGNATURE = 8
const CHANNELS = 4

/** Predictors of PNG (RFC 2083, §6): what a byte adds to, from those on its left, above, and above on the left. */
const predictors = [
  () => 0,
  (left: number) => left,
  (_left: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  (left: number, above: number, corner: number) => {
    const guess = left + above - corner
    const [a, b, c] = [left, above, corner].map((one) => Math.abs(guess - one)) as [number, number, number]
    if (a <= b && a <= c) return left
    return b <= c ? above : corner
  },
]

/** Darkness of each pixel of a PNG of eight bits by channel, with transparency: 0 for white, 1 for black. */
export const darknessOf = (png: Buffer): { width: number; height: number; dark: Float32Array } => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const parts: Buffer[] = []
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const bytes = inflateSync(Buffer.concat(parts))
  const row = width * CHANNELS
  const pixels = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1) {
    const predict = predictors[bytes[y * (row + 1)] ?? 0] ?? (() => 0)
    for (let x = 0; x < row; x += 1) {
      const here = y * row + x
      const left = x >= CHANNELS ? (pixels[here - CHANNELS] ?? 0) : 0
      const above = y > 0 ? (pixels[here - row] ?? 0) : 0
      const corner = x >= CHANNELS && y > 0 ? (pixels[here - row - CHANNELS] ?? 0) : 0
      pixels[here] = (bytes[y * (row + 1) + 1 + x] ?? 0) + predict(left, above, corner)
    }
  }
  const dark = Float32Array.from(
    { length: width * height },
    (_, at) => 1 - (pixels[at * CHANNELS] ?? 255) / 255,
  )
  return { width, height, dark }
}
