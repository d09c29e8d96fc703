import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { contrast, crop, differing, dominant, readPng, strongest } from './pixels.ts'

const WHITE = [255, 255, 255, 255]
const BLACK = [0, 0, 0, 255]

const written = (...pixels: readonly (readonly number[])[]) => {
  const png = new PNG({ width: 2, height: pixels.length / 2 })
  png.data = Buffer.from(pixels.flat())
  return readPng(PNG.sync.write(png, { colorType: 2 }))
}

const picture = written(WHITE, WHITE, WHITE, BLACK)

describe('pixels', () => {
  it('are read from a picture that has no opacity of its own', () => {
    expect([...picture.data]).toEqual([WHITE, WHITE, WHITE, BLACK].flat())
  })

  it('are those of a place, whole, within the picture', () => {
    const { width, height, data } = crop(picture, { x: 0.5, y: 1, width: 1, height: 9 })
    expect([width, height, ...data]).toEqual([2, 1, ...WHITE, ...BLACK])
  })

  it('are none of a place that is out of the picture', () => {
    expect(crop(picture, { x: 9, y: 0, width: 4, height: 4 })).toMatchObject({
      width: 0,
      data: Buffer.alloc(0),
    })
  })

  it('have a dominant colour, and differences', () => {
    const { colour, share } = dominant(picture)
    expect([colour.toHex(), share]).toEqual(['#ffffff', 0.75])
    expect(differing(picture, written(WHITE, WHITE, WHITE, WHITE))).toBe(1)
    expect(differing(picture, crop(picture, { x: 0, y: 0, width: 2, height: 1 }))).toBe(Infinity)
  })

  it('show the contrast of what is drawn on their ground', () => {
    expect(strongest(picture)).toBe(21)
    expect(strongest(written(WHITE, WHITE))).toBe(1)
  })

  it('contrast as WCAG says, rounded down', () => {
    const white = { r: 255, g: 255, b: 255 }
    expect(contrast({ r: 0, g: 0, b: 0 }, white)).toBe(21)
    expect(contrast({ r: 118, g: 118, b: 118 }, white)).toBe(4.54)
    expect(contrast({ r: 119, g: 119, b: 119 }, white)).toBe(4.47)
  })
})
