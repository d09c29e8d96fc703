import { describe, expect, it } from 'vitest'
import { gifOf, jpegOf, pngOf } from '../testing/pictures.ts'
import { isHugePicture, isWholePicture } from './pictureSize.ts'

const JPEG = jpegOf(12_000, 12_500)
/** What stands before the frame of a JPEG: a reader passes over what is no segment. */
const inJpeg = (hex: string) =>
  Buffer.concat([JPEG.subarray(0, 20), Buffer.from(hex, 'hex'), JPEG.subarray(20)])

describe('the size of a picture', () => {
  it.each([
    ['image/png', pngOf(12_000, 12_500), false],
    ['image/png', pngOf(12_000, 12_501), true],
    ['image/png', pngOf(30_001, 1), true],
    ['image/jpeg', JPEG, false],
    ['image/jpeg', jpegOf(12_001, 12_500), true],
    ['image/jpeg', Buffer.concat([jpegOf(1, 1).subarray(0, 39), jpegOf(60_000, 60_000).subarray(20)]), true],
    [
      'image/jpeg',
      Buffer.concat([jpegOf(1, 1).subarray(0, 20), Buffer.alloc(9), jpegOf(60_000, 60_000).subarray(20)]),
      true,
    ],
    ['image/gif', gifOf([60_000, 60_000], [1, 1]), true],
    ['image/gif', gifOf([1, 1], [60_000, 60_000]), true],
    ['image/gif', gifOf([10, 10], [10, 10]), false],
    ['application/pdf', pngOf(90_000, 90_000), false],
  ])('%s, case %#', (type, bytes, huge) => expect(isHugePicture(type, bytes)).toBe(huge))
})

describe('a picture', () => {
  it.each([
    ['image/png', pngOf(1, 1)],
    ['image/jpeg', JPEG],
    ['image/jpeg', inJpeg('0000ffff')],
    ['image/gif', gifOf([1, 1], [1, 1])],
    ['image/gif', Buffer.concat([gifOf([1, 1], [1, 1]), Buffer.from(';\0')])],
    ['image/gif', gifOf([1, 1], [1, 1]).subarray(0, -1)],
  ])('is whole, %s, case %#', (type, bytes) => expect(isWholePicture(type, bytes)).toBe(true))

  it.each([
    ['a head alone', 'image/png', pngOf(1, 1).subarray(0, 33)],
    [
      'another chunk first',
      'image/png',
      Buffer.from(pngOf(1, 1).toString('latin1').replace('IHDR', 'tEXt'), 'latin1'),
    ],
    ['four bytes', 'image/jpeg', JPEG.subarray(0, 4)],
    ['no frame', 'image/jpeg', Buffer.concat([JPEG.subarray(0, 20), JPEG.subarray(39)])],
    ['no scan', 'image/jpeg', Buffer.concat([JPEG.subarray(0, 39), Buffer.from('ffd9', 'hex')])],
    ['a head alone', 'image/gif', gifOf([1, 1], [1, 1]).subarray(0, 19)],
    [
      'no frame',
      'image/gif',
      Buffer.concat([gifOf([1, 1], [1, 1]).subarray(0, 19), Buffer.from(';'.padEnd(9, ';'))]),
    ],
    ['a script too', 'image/gif', Buffer.from('GIF89a/*'.padEnd(30, 'a') + '*/=1;alert(1)')],
    ['more after its end', 'image/gif', Buffer.concat([gifOf([1, 1], [1, 1]), Buffer.from('*/=1;alert(1)')])],
  ])('with %s is not one: %s', (_, type, bytes) => expect(isWholePicture(type, bytes)).toBe(false))
})
