import { describe, expect, it } from 'vitest'
import { announcedSeconds, timeLeft } from './timeLeft.ts'

describe('timeLeft', () => {
  it.each([
    [120, '2 minutes'],
    [119, '1 minute 59 secondes'],
    [61, '1 minute 1 seconde'],
    [60, '1 minute'],
    [2, '2 secondes'],
    [1, '1 seconde'],
    [0, '0 seconde'],
    [-1, '0 seconde'],
  ])('writes %i as « %s »', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text)
  })
})

describe('announcedSeconds', () => {
  it('changes at 60, 30 and 10 seconds only', () => {
    const said = Array.from({ length: 121 }, (_, past) => announcedSeconds(120 - past))
    expect([...new Set(said)]).toEqual([undefined, 60, 30, 10])
    expect([61, 60, 31, 30, 11, 10, 0].map(announcedSeconds)).toEqual([undefined, 60, 60, 30, 30, 10, 10])
  })
})
