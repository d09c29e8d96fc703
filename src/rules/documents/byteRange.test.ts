import { describe, expect, it } from 'vitest'
import { bytePart } from './contentRange.ts'

describe('bytePart', () => {
  it.each([
    ['bytes=0-', { debut: 0, fin: 99 }],
    ['bytes=40-', { debut: 40, fin: 99 }],
    ['bytes=99-', { debut: 99, fin: 99 }],
    ['bytes=10-19', { debut: 10, fin: 19 }],
    ['bytes=90-500', { debut: 90, fin: 99 }],
    ['bytes=-10', { debut: 90, fin: 99 }],
    ['bytes=-500', { debut: 0, fin: 99 }],
  ])('reads %s', (range, part) => expect(bytePart(range, 100)).toEqual(part))

  it.each(['bytes=100-', 'bytes=20-10', 'bytes=-', 'bytes=-0', 'bytes=x-', 'bytes='])(
    'has no part for %s',
    (range) => expect(bytePart(range, 100)).toBe('aucune'),
  )

  it.each([undefined, 'lignes=1-2', 'bytes=0-1,5-6'])('gives the whole file for %s', (range) =>
    expect(bytePart(range, 100)).toBeUndefined(),
  )
})
