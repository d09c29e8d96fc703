import { expect, it } from 'vitest'
import { quandPrevenir } from './demandeTextes.ts'

it.each([
  ['2026-11-27', 'au plus tard le'],
  ['2026-11-26', 'sans attendre : le délai de six mois est passé depuis le'],
] as const)('an employer to be told by %s is so on the 27th: %s', (limite, quand) => {
  expect(quandPrevenir(limite, '2026-11-27')).toBe(quand)
})
