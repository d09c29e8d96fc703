import { expect, it } from 'vitest'
import { todayInParis } from './todayInParis.ts'

it.each([
  ['in winter', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['in summer', '2026-07-31T21:59:59Z', '2026-07-31'],
  ['in summer', '2026-07-31T22:00:00Z', '2026-08-01'],
])('the day is that of Paris %s: %s', (_, moment, day) => {
  expect(todayInParis(new Date(moment))).toBe(day)
})
