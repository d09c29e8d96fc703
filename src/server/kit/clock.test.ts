import { expect, it, vi } from 'vitest'
import { frenchDate } from './clock.ts'

it('gives the day of metropolitan France, in winter and in summer', () => {
  expect(frenchDate(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(frenchDate(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(frenchDate(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

it('makes its formatter once, not at each call', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  frenchDate(new Date('2026-12-31T23:00:00Z'))
  expect(made).not.toHaveBeenCalled()
})
