import { expect, it } from 'vitest'
import { effectDates } from './effectDates.ts'

it('what is to come begins tomorrow, and is offered to the end of the second year', () => {
  expect(effectDates('2026-12-31')).toEqual({ min: '2027-01-01', max: '2028-12-31' })
})
