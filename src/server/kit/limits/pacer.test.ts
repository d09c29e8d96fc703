import { expect, it } from 'vitest'
import { pacer } from './pacer.ts'

it('lets the first go at once, spaces the others, and turns away who would wait too long', () => {
  const pace = pacer({ gapMs: 100, longestMs: 200 })
  expect([0, 0, 0, 0].map(() => pace('a', 1000))).toEqual([0, 100, 200, undefined])
  // Another key is not slowed, and a place is free again at the next gap.
  expect(pace('b', 1000)).toBe(0)
  expect(pace('a', 1100)).toBe(200)
  expect(pace('a', 1100)).toBeUndefined()
  expect(pace('a', 5000)).toBe(0)
})
