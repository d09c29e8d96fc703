import { describe, expect, it } from 'vitest'
import { announcedSeconds, secondsLeft } from './secondsLeft.ts'

describe('secondsLeft', () => {
  it.each([
    [undefined, undefined],
    [120_001, undefined],
    [120_000, 120],
    [119_001, 120],
    [1, 1],
    [0, 0],
    [-1000, -1],
  ])('at %s ms of the end is %s', (at, seconds) => {
    expect(secondsLeft(at, 0)).toBe(seconds)
  })
})

describe('announcedSeconds', () => {
  it('changes at 60, 30 and 10 seconds only', () => {
    const said = Array.from({ length: 121 }, (_, past) => announcedSeconds(120 - past))
    expect([...new Set(said)]).toEqual([undefined, 60, 30, 10])
    expect([61, 60, 31, 30, 11, 10, 0].map(announcedSeconds)).toEqual([undefined, 60, 60, 30, 30, 10, 10])
  })
})
