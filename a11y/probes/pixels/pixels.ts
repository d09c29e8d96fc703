import { type Colord, colord, extend, type RgbColor } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import { PNG } from 'pngjs'

extend([a11yPlugin])

/** Bytes of a pixel: red, green, blue, opacity. */
const CHANNELS = 4

/** A picture, four bytes a pixel. */
export type Pixels = Pick<PNG, 'width' | 'height' | 'data'>

/** Reads a PNG. */
export const readPng = (png: Buffer): Pixels => PNG.sync.read(png)

/** A place in a picture, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a picture that a box touches. */
export const crop = ({ width, height, data }: Pixels, box: Box): Pixels => {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const [left, top] = [within(Math.floor(box.x), width), within(Math.floor(box.y), height)]
  const right = within(Math.ceil(box.x + box.width), width)
  const bottom = within(Math.ceil(box.y + box.height), height)
  const lines = Array.from({ length: bottom - top }, (_, y) =>
    data.subarray(((top + y) * width + left) * CHANNELS, ((top + y) * width + right) * CHANNELS),
  )
  return { width: right - left, height: bottom - top, data: Buffer.concat(lines) }
}

/** The colour of three bytes, red first. */
const colourOf = (key: number): Colord => colord({ r: key >> 16, g: (key >> 8) & 255, b: key & 255 })

/** The colour seen most, and which part of the picture it covers. */
export const dominant = ({ data }: Pixels): { readonly colour: Colord; readonly share: number } => {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += CHANNELS) {
    const key = data.readUIntBE(at, 3)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [key, count] = [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), [0, 0])
  return { colour: colourOf(key), share: (count * CHANNELS) / data.length }
}

/** How many pixels differ between two pictures of the same place. */
export const differing = (one: Pixels, other: Pixels): number => {
  if (one.width !== other.width || one.height !== other.height) return Infinity
  if (one.data.equals(other.data)) return 0
  let count = 0
  for (let at = 0; at < one.data.length; at += CHANNELS)
    if (one.data.readUIntBE(at, 3) !== other.data.readUIntBE(at, 3)) count += 1
  return count
}

/** Contrast of two colours (WCAG, relative luminance), from 1 to 21, in hundredths rounded down. */
export const contrast = (one: RgbColor | Colord, other: RgbColor | Colord): number =>
  colord(one).contrast(other)

/** Least part of a picture of text that its strokes cover. */
const STROKES = 0.01

/** Contrast of what is drawn on the dominant colour: the strongest one that enough pixels have. */
export const strongest = (picture: Pixels): number => {
  const ground = dominant(picture).colour
  const { data } = picture
  const ratios = new Float64Array(data.length / CHANNELS)
  const known = new Map<number, number>()
  for (let at = 0; at < data.length; at += CHANNELS) {
    const key = data.readUIntBE(at, 3)
    const ratio = known.get(key) ?? contrast(colourOf(key), ground)
    known.set(key, ratio)
    ratios[at / CHANNELS] = ratio
  }
  return ratios.sort().at(-1 - Math.floor(ratios.length * STROKES)) ?? 1
}
