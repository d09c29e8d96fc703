import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centimes, montant } from './money.ts'

describe('an amount in euros', () => {
  it.each([
    ['1', 100],
    ['12,', 1200],
    ['12,5', 1250],
    ['1 250,50', 125_050],
    ['1\u202F250,05', 125_005],
  ])('%s', (typed, cents) => {
    expect(centimes(typed)).toBe(cents)
  })

  it.each(['', '0', '012', '0,50', '-3', '12.50', '12,505', '1,2,3', 'douze', '1'.repeat(13)])(
    '« %s » is none',
    (typed) => {
      expect(centimes(typed)).toBeUndefined()
    },
  )

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999_999_999_999 }),
        (cents) => centimes(montant(cents)) === cents,
      ),
    )
  })

  it('is written in groups of three digits', () => {
    expect(montant(123_456_705)).toBe('1\u202F234\u202F567,05')
  })
})
