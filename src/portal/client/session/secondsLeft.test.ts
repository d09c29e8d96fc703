import { describe, expect, it } from 'vitest'
import { secondsLeft } from './secondsLeft.ts'

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
