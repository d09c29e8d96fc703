import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { greyPng } from './greyPng.ts'

it('a reader of PNG finds each grey again, as the nearest of sixteen', async () => {
  const size = { width: 32, height: 8 }
  const greys = Array.from({ length: 256 }, (_, grey) => grey)
  const png = await greyPng(Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255])), size)
  const { width, height, data } = PNG.sync.read(png)
  expect({ width, height }).toEqual(size)
  expect(greys.map((_, pixel) => data[4 * pixel])).toEqual(greys.map((grey) => 17 * Math.round(grey / 17)))
})

it('has two pixels in a byte: what is deflated is half of it', async () => {
  const png = await greyPng(new Uint8Array(4 * 32 * 8), { width: 32, height: 8 })
  const [bitDepth, colourType] = [png[24], png[25]]
  expect([bitDepth, colourType]).toEqual([4, 0])
})
