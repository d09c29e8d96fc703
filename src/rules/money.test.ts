import { describe, expect, it } from 'vitest'
import { centimes } from './money.ts'

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
