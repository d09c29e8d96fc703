import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contrast, crop, differing, dominant, readPng, strongest } from './png.ts'

const chunk = (type: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** A picture of RGB pixels, each line after the number of its filter. */
const png = (width: number, height: number, lines: Buffer) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = 2
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture of two lines of two RGB pixels, its second line predicted from the first. */
const picture = () => png(2, 2, Buffer.from([0, 255, 255, 255, 255, 255, 255, 2, 0, 0, 0, 1, 1, 1]))

describe('pixels', () => {
  it('are read, filters undone', () => {
    expect([...readPng(picture()).data]).toEqual([255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0])
  })

  it('are predicted from the left, from above, from both, and from the nearest of three', () => {
    const lines = [1, 10, 20, 30, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 250, 1, 1]
    expect([...readPng(png(2, 4, Buffer.from(lines))).data]).toEqual(
      [
        [10, 20, 30, 11, 21, 31],
        [11, 21, 31, 12, 22, 32],
        [6, 11, 16, 10, 17, 25],
        [7, 12, 17, 4, 18, 26],
      ].flat(),
    )
  })

  it('are those of a place, whole, within the picture', () => {
    const { width, height, data } = crop(readPng(picture()), { x: 0.5, y: 1, width: 1, height: 9 })
    expect([width, height, ...data]).toEqual([2, 1, 255, 255, 255, 0, 0, 0])
  })

  it('have a dominant colour, and differences', () => {
    const pixels = readPng(picture())
    expect(dominant(pixels)).toEqual({ colour: [255, 255, 255], share: 0.75 })
    expect(differing(pixels, { ...pixels, data: Buffer.alloc(12, 255) })).toBe(1)
  })

  it('show the contrast of what is drawn on their ground', () => {
    expect(strongest(readPng(picture()))).toBeCloseTo(21)
    expect(strongest({ width: 2, height: 2, channels: 3, data: Buffer.alloc(12, 255) })).toBe(1)
  })

  it('contrast as WCAG says', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1)
  })
})
