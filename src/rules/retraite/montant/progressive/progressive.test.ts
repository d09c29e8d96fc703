import { expect, it } from 'vitest'
import { droitsDe } from '../../droit/droits.ts'
import { ouvertureProgressive } from './progressive.ts'

it('opens the progressive pension at 60, and before September 2025 two years before the legal age', () => {
  const droits = droitsDe('1965-06-15', 'sedentaire', '2023-09-01')
  expect(droits && ouvertureProgressive(droits, '2025-09-01')).toBe('2025-07-01')
  expect(droits && ouvertureProgressive(droits, '2025-08-01')).toBe('2026-10-01')
})
