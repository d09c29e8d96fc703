import { describe, expect, it } from 'vitest'
import { auCentime, centimes } from './money.ts'

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
})

it('is rounded half up to the cent', () => {
  expect([1.005, 2.675, 1787.0247, 0, -1.5].map(auCentime)).toEqual([1.01, 2.68, 1787.02, 0, -1.5])
})
