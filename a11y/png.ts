import { inflateSync } from 'node:zlib'

/** Pixels of a picture, three or four bytes each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly data: Buffer
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

const predicted = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

/** Reads a PNG as the browser's screenshots are: 8 bits, RGB or RGBA, not interlaced (PNG, second edition, §9). */
export const readPng = (png: Buffer): Pixels => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const channels = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const raw = inflateSync(Buffer.concat(parts))
  const line = width * channels
  const data = Buffer.alloc(line * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)] ?? 0
    for (let x = 0; x < line; x += 1) {
      const left = x < channels ? 0 : (data[y * line + x - channels] ?? 0)
      const up = y === 0 ? 0 : (data[(y - 1) * line + x] ?? 0)
      const corner = x < channels || y === 0 ? 0 : (data[(y - 1) * line + x - channels] ?? 0)
      data[y * line + x] = (raw[y * (line + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return { width, height, channels, data }
}

export type Rgb = readonly [number, number, number]

/** The colour seen most, and which part of the picture it covers. */
export const dominant = ({ data, channels }: Pixels): { readonly colour: Rgb; readonly share: number } => {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += channels) {
    const key = data.readUIntBE(at, 3)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [key, count] = [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), [0, 0])
  return { colour: [key >> 16, (key >> 8) & 255, key & 255], share: (count * channels) / data.length }
}

/** How many pixels differ between two pictures of the same place. */
export const differing = (one: Pixels, other: Pixels): number => {
  if (one.width !== other.width || one.height !== other.height) return Infinity
  let count = 0
  for (let at = 0; at + 3 <= one.data.length; at += one.channels)
    if (one.data.readUIntBE(at, 3) !== other.data.readUIntBE(at, 3)) count += 1
  return count
}

const linear = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of two colours (WCAG 2.1, relative luminance), from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Least part of a picture of text that its strokes cover. */
const STROKES = 0.01

/** Contrast of what is drawn on the dominant colour: the strongest one that enough pixels have. */
export const strongest = (picture: Pixels): number => {
  const ground = dominant(picture).colour
  const { data, channels } = picture
  const ratios: number[] = []
  for (let at = 0; at + 3 <= data.length; at += channels)
    ratios.push(contrast([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], ground))
  return ratios.sort((a, b) => b - a)[Math.floor(ratios.length * STROKES)] ?? 1
}
