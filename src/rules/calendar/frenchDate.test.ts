import { expect, test } from 'vitest'
import { frenchDate } from './frenchDate.ts'

test('a calendar date is written day first', () => {
  expect(frenchDate('2026-11-03')).toBe('03/11/2026')
})
