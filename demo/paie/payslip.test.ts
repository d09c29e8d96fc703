import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayLine } from './lines.ts'
import { makePayslip, makePayslips, type Payslip } from './payslip.ts'
import { periodsBetween } from './periode.ts'
import { anyPeriode, anySituation, teacher } from './testing/situations.ts'

type Amount = 'base' | 'aPayer' | 'aDeduire' | 'partEmployeur'

const sumOf = (lines: readonly PayLine[], amount: Amount): number =>
  lines.reduce((sum, line) => sum + (line[amount] ?? 0), 0)

const lineOf = ({ lines }: Payslip, code: string): PayLine | undefined =>
  lines.find((line) => line.code === code)

const everyPayslip = (check: (payslip: Payslip) => void): void =>
  fc.assert(
    fc.property(anySituation, anyPeriode, (situation, periode) => check(makePayslip(situation, periode))),
  )

describe('every payslip', () => {
  it('has totals that are the sums of its lines', () =>
    everyPayslip(({ lines, totals }) => {
      expect(totals.brut).toBe(sumOf(lines, 'aPayer'))
      expect(totals.cotisations).toBe(sumOf(lines, 'aDeduire'))
      expect(totals.partEmployeur).toBe(sumOf(lines, 'partEmployeur'))
      expect(totals.netAvantImpot).toBe(totals.brut - totals.cotisations)
      expect(totals.net).toBe(totals.netAvantImpot - (totals.impot?.montant ?? 0))
    }))

  it('has whole cents, no negative amount and a positive net', () =>
    everyPayslip(({ lines, totals, cumulImposable }) => {
      const { impot, ...amounts } = totals
      const all = [...Object.values(amounts), impot?.base, impot?.montant, cumulImposable]
      for (const { base, aPayer, aDeduire, partEmployeur } of lines)
        all.push(base, aPayer, aDeduire, partEmployeur)
      for (const cents of all.filter((value) => value !== undefined)) {
        expect(Number.isInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(0)
      }
      expect(totals.net).toBeGreaterThan(0)
    }))

  it('has in each line an amount that is the rate of its base, to the half cent', () =>
    everyPayslip(({ lines }) => {
      for (const { base, taux, aPayer, aDeduire, partEmployeur } of lines) {
        if (base === undefined || taux === undefined) continue
        const amount = aPayer ?? aDeduire ?? partEmployeur ?? Number.NaN
        expect(Math.abs(amount - (base * taux) / 100)).toBeLessThanOrEqual(0.500_001)
      }
    }))

  it('never takes the additional pension on more than a fifth of the index salary', () =>
    everyPayslip((payslip) => {
      const traitement = lineOf(payslip, '101000')?.aPayer ?? 0
      expect(lineOf(payslip, '501080')?.base ?? 0).toBeLessThanOrEqual(Math.ceil(traitement / 5))
    }))

  it('keeps the NIR out of its data but for the last five digits', () =>
    everyPayslip((payslip) => {
      expect(JSON.stringify(payslip)).not.toContain(teacher.nir.slice(0, 10))
      expect(payslip.agent.nirMasque).toBe('X XX XX XX XXX 012 60')
    }))
})

describe('makePayslip', () => {
  it('takes from taxable income the CSG that is not deductible and the CRDS, not the insurance', () => {
    const payslip = makePayslip(teacher, '2026-10')
    const [csg, crds] = ['401201', '401501'].map((code) => lineOf(payslip, code)?.aDeduire ?? Number.NaN)
    const { netImposable, netAvantImpot } = payslip.totals
    expect(netImposable).toBe(netAvantImpot + (csg ?? 0) + (crds ?? 0) + 8_450)
  })

  it('counts the insurance the agent chose neither in the « montant net social » nor in the contributions of law', () => {
    const { mutuelle: _, ...without } = teacher
    const [insured, bare] = [makePayslip(teacher, '2026-10'), makePayslip(without, '2026-10')]
    expect(insured.totals.netSocial).toBe(bare.totals.netSocial)
    expect(bare.totals.netSocial).toBe(bare.totals.netAvantImpot)
    expect(insured.totals.net).toBe(bare.totals.net - 8_450)
  })

  it('shows each mention from the month the law asks for it', () => {
    const at = (periode: string): Payslip => makePayslip(teacher, periode)
    expect(at('2018-12').totals).not.toHaveProperty('impot')
    expect(at('2019-01').totals.impot?.taux).toBe(7.2)
    expect(at('2023-06').totals).not.toHaveProperty('netSocial')
    expect(at('2023-07').totals).toHaveProperty('netSocial')
    expect(lineOf(at('2017-12'), '555010')?.taux).toBe(1)
    expect(lineOf(at('2018-01'), '555010')).toBeUndefined()
  })

  it('has no line for what is not paid', () => {
    const plain = makePayslip({ ...teacher, zoneResidence: 3, enfants: 0, primes: [] }, '2026-10')
    expect(plain.lines.filter(({ aPayer }) => aPayer !== undefined).map(({ code }) => code)).toEqual([
      '101000',
    ])
    expect(lineOf(plain, '501080')).toBeUndefined()
  })

  it('refuses a month that is not one, or that its rates do not reach', () => {
    expect(() => makePayslip(teacher, '2026-13')).toThrow('2026-13')
    expect(() => makePayslip(teacher, '2013-12')).toThrow('2013-12')
  })
})

describe('makePayslips', () => {
  it('adds up the taxable income and starts again in January', () => {
    const [november, december, january] = makePayslips(periodsBetween('2025-11', '2026-01'), () => teacher, [
      { periode: '2025-11', totals: { netImposable: 100 } },
    ])
    expect(november?.cumulImposable).toBe(100 + (november?.totals.netImposable ?? 0))
    expect(december?.cumulImposable).toBe(
      (november?.cumulImposable ?? 0) + (december?.totals.netImposable ?? 0),
    )
    expect(january?.cumulImposable).toBe(january?.totals.netImposable)
  })

  it('asks the situation of each month', () => {
    const slips = makePayslips(['2026-01', '2026-02'], (periode) =>
      periode < '2026-02' ? teacher : { ...teacher, indiceMajore: 801 },
    )
    expect(slips.map(({ agent }) => agent.indiceMajore)).toEqual([768, 801])
  })
})
