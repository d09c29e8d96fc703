import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTelephone, isTelephone, normaliseTelephone } from './telephone.ts'

describe('a telephone number', () => {
  it.each([
    ['0612345678', '06 12 34 56 78'],
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
    ['0033 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+262 692 12 34 56', '+26 26 92 12 34 56'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(isTelephone(typed)).toBe(true)
    expect(formatTelephone(typed)).toBe(shown)
  })

  it.each(['', '061234567', '06123456789', '0012', '+33012345678', '+1234567890123456', '06 12 34 56 7X'])(
    '« %s » is none, and stays as it was typed',
    (typed) => {
      expect(isTelephone(typed)).toBe(false)
      expect(formatTelephone(typed)).toBe(typed)
    },
  )

  it('keeps its digits whatever its groups', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(0[1-9]\d{8}|\+[1-9]\d{6,14})$/), (number) => {
        expect(normaliseTelephone(formatTelephone(number))).toBe(number)
      }),
    )
  })
})
