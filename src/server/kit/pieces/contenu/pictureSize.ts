/** Longest side of a picture, in pixels, and most pixels: beyond, opening it takes the memory of who reads it. */
const LONGEST_SIDE = 30_000
const MOST_PIXELS = 150_000_000

type Size = readonly [width: number, height: number]

const SIGNATURE_BYTES = 8
/** Length, name and sum of a chunk of a PNG. */
const CHUNK_BYTES = 12

const pngSize = (bytes: Buffer): Size | undefined => {
  const nameAt = (at: number) => bytes.toString('latin1', at + 4, at + 8)
  if (nameAt(SIGNATURE_BYTES) !== 'IHDR') return undefined
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= bytes.length; at += CHUNK_BYTES + bytes.readUInt32BE(at))
    if (nameAt(at) === 'IEND') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return undefined
}

/** Bytes of the table of colours that the flags of a GIF announce. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Where blocks of data, each after its length, come to their end. */
const afterBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  while (bytes[at]) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

const [GIF_EXTENSION, GIF_FRAME, GIF_END] = [0x21, 0x2c, 0x3b]

/** The largest of a GIF and of its frames: readers widen it for one that goes beyond. Nothing may follow its end, which some programs write twice or not at all. */
const gifSize = (bytes: Buffer): Size | undefined => {
  let [width, height, frames] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8), 0]
  let at = 13 + coloursOf(bytes[10] ?? 0)
  while (at + 10 < bytes.length && bytes[at] !== GIF_END)
    if (bytes[at] === GIF_EXTENSION) at = afterBlocks(bytes, at + 2)
    else if (bytes[at] === GIF_FRAME) {
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5))
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7))
      frames += 1
      at = afterBlocks(bytes, at + 11 + coloursOf(bytes[at + 9] ?? 0))
    } else return undefined
  const ends = at <= bytes.length && bytes.subarray(at).every((byte) => byte === GIF_END || byte === 0)
  return frames > 0 && ends ? [width, height] : undefined
}

/** Frames that hold the size of a JPEG: every SOF, but the tables that have numbers among theirs (ITU T.81, B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Markers that stand alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const [JPEG_END, JPEG_SCAN] = [0xd9, 0xda]

/** The largest of the frames of a JPEG before its first scan; what stands between its segments is passed over, as readers do. */
const jpegSize = (bytes: Buffer): Size | undefined => {
  let [width, height] = [0, 0]
  let at = bytes.indexOf(0xff, 2)
  while (at !== -1 && at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === JPEG_END) return undefined
    if (marker === JPEG_SCAN) return [width, height]
    if (isFrame(marker)) {
      width = Math.max(width, bytes.readUInt16BE(at + 7))
      height = Math.max(height, bytes.readUInt16BE(at + 5))
    }
    const hasNone = marker === 0xff || marker === 0
    const next = hasNone ? at + 1 : at + 2 + (isAlone(marker) ? 0 : bytes.readUInt16BE(at + 2))
    at = bytes.indexOf(0xff, next)
  }
  return undefined
}

const sizes: Readonly<Record<string, (bytes: Buffer) => Size | undefined>> = {
  'image/png': pngSize,
  'image/gif': gifSize,
  'image/jpeg': jpegSize,
}

/** Fewest bytes that any picture has. */
const FEWEST_BYTES = 24

const sizeOf = (type: string, bytes: Buffer): Size | undefined =>
  bytes.length < FEWEST_BYTES ? undefined : sizes[type]?.(bytes)

/** Whether a file of the type of a picture is one that readers open, as far as its structure says: a head alone is not. */
export const isWholePicture = (type: string, bytes: Buffer): boolean => {
  const [width = 0, height = 0] = sizeOf(type, bytes) ?? []
  return width > 0 && height > 0
}

/** Whether a file says to be a picture larger than anyone needs; false for what is no picture. */
export const isHugePicture = (type: string, bytes: Buffer): boolean => {
  const [width = 0, height = 0] = sizeOf(type, bytes) ?? []
  return Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS
}
