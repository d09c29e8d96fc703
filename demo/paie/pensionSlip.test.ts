import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { majorationEnfants, makePensionSlip, makePensionSlips } from './pensionSlip.ts'
import { periodsBetween } from './periode.ts'
import { pensioner } from './testing/situations.ts'

describe('makePensionSlip', () => {
  it('has totals that are the sums of its lines, in whole cents, with a positive net', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 600_000 }),
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom('exonere', 'reduit', 'median', 'plein'),
        (pension, enfants, tranche) => {
          const { lines, totals } = makePensionSlip({ ...pensioner, pension, enfants, tranche }, '2026-10')
          const sum = (amount: 'aPayer' | 'aDeduire'): number =>
            lines.reduce((total, line) => total + (line[amount] ?? 0), 0)
          expect(totals.brut).toBe(sum('aPayer'))
          expect(totals.cotisations).toBe(sum('aDeduire'))
          expect(totals.net).toBe(totals.brut - totals.cotisations - (totals.impot?.montant ?? 0))
          expect(totals.net).toBeGreaterThan(0)
          expect(Number.isInteger(totals.net)).toBe(true)
        },
      ),
    ))

  it.each([
    ['exonere', 0],
    ['reduit', 4.3],
    ['median', 7.4],
    ['plein', 9.1],
  ] as const)('takes the levies of the bracket « %s »: %d %%', (tranche, percent) => {
    const { totals } = makePensionSlip({ ...pensioner, tranche, enfants: 0 }, '2026-10')
    expect(totals.cotisations).toBe(Math.round(2_000 * percent))
  })

  it('takes only the deductible CSG from taxable income', () => {
    const { totals } = makePensionSlip(pensioner, '2026-10')
    expect(totals.netImposable).toBe(220_000 - 12_980)
  })

  it.each([
    [2, 0],
    [3, 10],
    [4, 15],
  ])('adds for %i children %i %%', (children, percent) => expect(majorationEnfants(children)).toBe(percent))
})

describe('makePensionSlips', () => {
  it('starts the taxable total again in January', () => {
    const slips = makePensionSlips(periodsBetween('2025-11', '2026-02'), () => pensioner)
    expect(slips.map(({ cumulImposable }) => cumulImposable / (slips[0]?.totals.netImposable ?? 0))).toEqual([
      1, 2, 1, 2,
    ])
  })
})
