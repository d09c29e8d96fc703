import { expect, it } from 'vitest'
import { pacer, waited } from './pacer.ts'

it('lets the first go at once, spaces the others, and turns away who would wait too long', () => {
  const pace = pacer({ gapMs: 100, longestMs: 200 })
  expect([0, 0, 0, 0].map(() => pace('a', 1000))).toEqual([0, 100, 200, undefined])
  // Another key is not slowed, and a place is free again at the next gap.
  expect(pace('b', 1000)).toBe(0)
  expect(pace('a', 1100)).toBe(200)
  expect(pace('a', 1100)).toBeUndefined()
  expect(pace('a', 5000)).toBe(0)
})

it('has nobody wait who was turned away, nor who goes at once', async () => {
  expect(await waited(undefined)).toBe(false)
  expect(await waited(0)).toBe(true)
  const begun = performance.now()
  expect(await waited(30)).toBe(true)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(25)
})
