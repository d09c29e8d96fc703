import { expect, it } from 'vitest'
import { hourlyCount } from './hourlyCount.ts'

const at = { now: Date.parse('2026-11-20T09:00:00Z') }
const clock = () => new Date(at.now)

it('counts each key by itself, and begins again after its hour', () => {
  const count = hourlyCount(clock)
  expect(['a', 'a', 'b', 'a'].map(count)).toEqual([1, 2, 1, 3])
  at.now += 3_600_000
  expect(count('a')).toBe(1)
})

it('holds so many keys, and forgets the one that began first', () => {
  const count = hourlyCount(clock, 2)
  expect(['a', 'b', 'c', 'b', 'a', 'c'].map(count)).toEqual([1, 1, 1, 2, 1, 2])
})
