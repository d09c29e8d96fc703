import { describe, expect, it } from 'vitest'
import { isNombre, travailText, zerosOf } from './travail.ts'

describe('a proof of work', () => {
  it.each<[readonly number[], number]>([
    [[0xff], 0],
    [[0x7f], 1],
    [[0x01], 7],
    [[0, 0x1f], 11],
    [[0, 0, 0x80], 16],
    [[0, 0], 16],
  ])('of a digest %j begins with %d bits at zero', (bytes, zeros) => {
    expect(zerosOf(Uint8Array.from(bytes))).toBe(zeros)
  })

  it('is a number, written in one way', () => {
    expect(['0', '7', '131072'].every(isNombre)).toBe(true)
    expect(['', '07', '-1', '1.5', '1e3', ' 1', '9'.repeat(16)].some(isNombre)).toBe(false)
    expect(travailText('u', '3')).toBe('u:3')
  })
})
