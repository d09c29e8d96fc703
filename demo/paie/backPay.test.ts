import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBackPay } from './backPay.ts'
import { makePayslip } from './payslip.ts'
import { periodsBetween } from './periode.ts'
import { anySituation, teacher } from './testing/situations.ts'

const mois = periodsBetween('2026-03', '2026-06')

describe('makeBackPay', () => {
  it('makes the months paid worth the months due, and sums its lines', () =>
    fc.assert(
      fc.property(anySituation, fc.integer({ min: 1, max: 60 }), (verse, points) => {
        const du = { ...verse, indiceMajore: verse.indiceMajore + points }
        const { lines, totals } = makeBackPay({ periode: '2026-07', motif: 'Avancement', mois, verse, du })
        for (const line of lines) {
          const [due, paid] = [makePayslip(du, line.periode), makePayslip(verse, line.periode)]
          expect(paid.totals.netAvantImpot + line.net).toBe(due.totals.netAvantImpot)
        }
        const sum = (amount: 'brut' | 'cotisations' | 'net'): number =>
          lines.reduce((total, line) => total + line[amount], 0)
        expect(totals.brut).toBe(sum('brut'))
        expect(totals.cotisations).toBe(sum('cotisations'))
        expect(totals.netAvantImpot).toBe(sum('net'))
        expect(totals.net).toBe(totals.netAvantImpot - (totals.impot?.montant ?? 0))
        expect(totals.net).toBeGreaterThan(0)
        expect(
          Object.values(lines[0] ?? {})
            .slice(1)
            .every(Number.isInteger),
        ).toBe(true)
      }),
      { numRuns: 40 },
    ))

  it('refuses a month in which too much was paid', () => {
    const du = { ...teacher, indiceMajore: 700 }
    expect(() => makeBackPay({ periode: '2026-07', motif: 'Erreur', mois, verse: teacher, du })).toThrow(
      '2026-03',
    )
  })
})
