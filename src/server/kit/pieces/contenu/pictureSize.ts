/** Longest side of a picture, in pixels, and most pixels: beyond, opening it takes the memory of who reads it. */
const LONGEST_SIDE = 30_000
const MOST_PIXELS = 150_000_000

type Size = readonly [width: number, height: number]

const pngSize = (bytes: Buffer): Size => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
const gifSize = (bytes: Buffer): Size => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]

/** Frames that hold the size of a JPEG: every SOF, but the tables that have numbers among theirs (ITU T.81, B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Markers that stand alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

const jpegSize = (bytes: Buffer): Size | undefined => {
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    if (marker === 0xff) at += 1
    else at += 2 + (isAlone(marker) ? 0 : bytes.readUInt16BE(at + 2))
  }
  return undefined
}

const sizes: Readonly<Record<string, (bytes: Buffer) => Size | undefined>> = {
  'image/png': pngSize,
  'image/gif': gifSize,
  'image/jpeg': jpegSize,
}

/** Whether a file says to be a picture larger than anyone needs; false for what is no picture. */
export const isHugePicture = (type: string, bytes: Buffer): boolean => {
  const size = bytes.length < 24 ? undefined : sizes[type]?.(bytes)
  if (!size) return false
  const [width, height] = size
  return Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS
}
