import { expect, it } from 'vitest'
import { dateEnChiffres } from './dates.ts'

it('writes a date in digits day first', () => {
  expect(dateEnChiffres('2026-11-03')).toBe('03/11/2026')
})
