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

/** Undoes the filter of a line, in place, from the line above. A loop for each: a window has three million bytes. */
const unfilter = (filter: number, line: Buffer, above: Buffer, channels: number) => {
  const before = (bytes: Buffer, x: number) => (x < channels ? 0 : (bytes[x - channels] ?? 0))
  const { length } = line
  if (filter === 1) for (let x = channels; x < length; x += 1) line[x] = (line[x] ?? 0) + before(line, x)
  if (filter === 2) for (let x = 0; x < length; x += 1) line[x] = (line[x] ?? 0) + (above[x] ?? 0)
  if (filter === 3)
    for (let x = 0; x < length; x += 1) line[x] = (line[x] ?? 0) + ((before(line, x) + (above[x] ?? 0)) >> 1)
  if (filter === 4)
    for (let x = 0; x < length; x += 1)
      line[x] = (line[x] ?? 0) + paeth(before(line, x), above[x] ?? 0, before(above, x))
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
  let above: Buffer = Buffer.alloc(line)
  for (let y = 0; y < height; y += 1) {
    const at = y * (line + 1)
    const here = data.subarray(y * line, (y + 1) * line)
    raw.copy(here, 0, at + 1, at + 1 + line)
    unfilter(raw[at] ?? 0, here, above, channels)
    above = here
  }
  return { width, height, channels, data }
}

/** A place in a picture, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a picture that a box touches. */
export const crop = ({ width, height, channels, data }: Pixels, box: Box): Pixels => {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const [left, top] = [within(Math.floor(box.x), width), within(Math.floor(box.y), height)]
  const right = within(Math.ceil(box.x + box.width), width)
  const bottom = within(Math.ceil(box.y + box.height), height)
  const lines = Array.from({ length: bottom - top }, (_, y) =>
    data.subarray(((top + y) * width + left) * channels, ((top + y) * width + right) * channels),
  )
  return { width: right - left, height: bottom - top, channels, data: Buffer.concat(lines) }
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
  if (one.data.equals(other.data)) return 0
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
  const ratios = new Float64Array(data.length / channels)
  const known = new Map<number, number>()
  for (let at = 0; at + 3 <= data.length; at += channels) {
    const key = data.readUIntBE(at, 3)
    const ratio = known.get(key) ?? contrast([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], ground)
    known.set(key, ratio)
    ratios[at / channels] = ratio
  }
  return ratios.sort().at(-1 - Math.floor(ratios.length * STROKES)) ?? 1
}
