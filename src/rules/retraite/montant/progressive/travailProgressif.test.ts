import { expect, it } from 'vitest'
import { ouvreProgressive, progressiveDe } from './travailProgressif.ts'

it('pays the fraction not worked, beside the part-time pay (art. L. 89 bis)', () => {
  const { fraction, pensionPartielleMensuelle, remunerationMensuelle } = progressiveDe(2000, 3500, {
    quotite: 80,
  })
  expect([fraction, pensionPartielleMensuelle]).toEqual([20, 400])
  expect(remunerationMensuelle).toBeCloseTo(3000, 9)
})

it.each([
  [49, false],
  [50, true],
  [90, true],
  [91, false],
])('opens at 50 to 90 %% of an authorised part-time: %d (art. L. 612-1 CGFP)', (quotite, ouvre) => {
  expect(ouvreProgressive({ quotite })).toBe(ouvre)
})

it.each([
  [0, false],
  [1, true],
  [49, true],
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
