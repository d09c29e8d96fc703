import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const deflated = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Four bits of grey a pixel, no palette, no filter, no interlacing. */
const FOUR_BITS_OF_GREY = [4, 0, 0, 0, 0]

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const greyOf = (pixels: Uint8Array, pixel: number): number => Math.round((pixels[4 * pixel] ?? 0) / 17)

/**
 * A PNG of sixteen greys from pixels of four channels whose red is as the others, of an even width: two pixels a byte. Deflated
 * by a thread, it weighs less and takes ten times less of a processor than eight bits that are searched as far as deflating goes.
 */
export const greyPng = async (
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...FOUR_BITS_OF_GREY])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const line = 1 + width / 2
  const lines = Buffer.alloc(line * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x
      lines[y * line + 1 + x / 2] = (greyOf(pixels, pixel) << 4) | greyOf(pixels, pixel + 1)
    }
  const data = await deflated(lines, { level: 7 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
