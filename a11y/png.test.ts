import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contrast, differing, dominant, readPng, strongest } from './png.ts'

const chunk = (type: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** A picture of two lines of two RGB pixels, its second line predicted from the first. */
const picture = () => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(2, 0)
  header.writeUInt32BE(2, 4)
  header[8] = 8
  header[9] = 2
  const lines = Buffer.from([0, 255, 255, 255, 255, 255, 255, 2, 0, 0, 0, 1, 1, 1])
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('pixels', () => {
  it('are read, filters undone', () => {
    expect([...readPng(picture()).data]).toEqual([255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0])
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
