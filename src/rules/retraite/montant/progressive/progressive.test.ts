import { expect, it } from 'vitest'
import { droitsDe } from '../../droit/droits.ts'
import { ouvertureProgressive, ouvreProgressive, progressiveDe } from './progressive.ts'

it('opens the progressive pension at 60, and before September 2025 two years before the legal age', () => {
  const droits = droitsDe('1965-06-15', 'sedentaire', '2023-09-01')
  expect(droits && ouvertureProgressive(droits, '2025-09-01')).toBe('2025-07-01')
  expect(droits && ouvertureProgressive(droits, '2025-08-01')).toBe('2026-10-01')
})

it('pays the fraction not worked, beside the part-time pay (art. L. 89 bis)', () => {
  const { fraction, pensionPartielleMensuelle, remunerationMensuelle } = progressiveDe(2000, 3500, {
    quotite: 80,
  })
  expect([fraction, pensionPartielleMensuelle]).toEqual([20, 400])
  expect(remunerationMensuelle).toBeCloseTo(3000, 9)
})

it.each([
  [49, false],
  [49.99, false],
  [50, true],
  [(14 / 18) * 100, true],
  [90, true],
  [90.01, false],
  [91, false],
])('opens at 50 to 90 %% of an authorised part-time: %d (art. L. 612-1 CGFP)', (quotite, ouvre) => {
  expect(ouvreProgressive({ quotite })).toBe(ouvre)
})

it.each([
  [0, false],
  [1, true],
  [49, true],
  [(20 / 35) * 100, true],
  [91, true],
  [99, true],
  [100, false],
])(
  'opens at any time under the full of a post that is not full-time: %d %% (art. D. 37-1 II)',
  (quotite, ouvre) => {
    expect(ouvreProgressive({ quotite, tempsIncomplet: true })).toBe(ouvre)
  },
)

it('pays the hours of a post that is not full-time: six sevenths are those of an authorised part-time', () => {
  const { remunerationMensuelle } = progressiveDe(2000, 3500, { quotite: 80, tempsIncomplet: true })
  expect(remunerationMensuelle).toBeCloseTo(2800, 9)
})

it.each([
  [19, 1371.43],
  [20, 1285.71],
  [21, 1200],
])('pays the exact part not worked of a post of %d hours of 35 (art. D. 37-2 I)', (heures, pension) => {
  const { pensionPartielleMensuelle, remunerationMensuelle } = progressiveDe(3000, 3500, {
    quotite: (heures / 35) * 100,
    tempsIncomplet: true,
  })
  expect(pensionPartielleMensuelle).toBeCloseTo(pension, 2)
  expect(remunerationMensuelle).toBeCloseTo(heures * 100, 9)
})
