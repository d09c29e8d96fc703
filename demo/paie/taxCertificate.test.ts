import { describe, expect, it } from 'vitest'
import { makeBackPay } from './backPay.ts'
import { makePayslips } from './payslip.ts'
import { periodsBetween } from './periode.ts'
import { teacher } from './testing/situations.ts'
import { makeTaxCertificate } from './taxCertificate.ts'

const payslips = makePayslips(periodsBetween('2025-01', '2025-12'), () => teacher)
const titulaire = { nom: 'Moreau', prenom: 'Camille', nirMasque: 'X XX XX XX XXX 012 60' }
const year = { nature: 'traitements', emetteur: teacher.employeur, titulaire } as const

describe('makeTaxCertificate', () => {
  it('certifies the taxable total of the December payslip', () => {
    const { annee, lines, totals } = makeTaxCertificate({ ...year, documents: payslips.toReversed() })
    expect(annee).toBe('2025')
    expect(lines.map(({ periode }) => periode)).toEqual(periodsBetween('2025-01', '2025-12'))
    expect(totals.netImposable).toBe(payslips.at(-1)?.cumulImposable)
  })

  it('adds a back-pay statement to the month of its payment', () => {
    const backPay = makeBackPay({
      periode: '2025-06',
      motif: 'Avancement',
      mois: ['2024-12'],
      verse: teacher,
      du: { ...teacher, indiceMajore: 801 },
    })
    const alone = makeTaxCertificate({ ...year, documents: payslips })
    const both = makeTaxCertificate({ ...year, documents: [...payslips, backPay] })
    expect(both.lines).toHaveLength(12)
    const told = makePayslips(periodsBetween('2025-01', '2025-12'), () => teacher, [backPay])
    expect(both.totals.netImposable).toBe(told.at(-1)?.cumulImposable)
    expect(both.totals.netImposable - alone.totals.netImposable).toBe(backPay.totals.netImposable)
    expect((both.lines[5]?.impot ?? 0) - (alone.lines[5]?.impot ?? 0)).toBe(backPay.totals.impot?.montant)
  })

  it('refuses two years, or none', () => {
    const documents = makePayslips(['2024-12', '2025-01'], () => teacher)
    expect(() => makeTaxCertificate({ ...year, documents })).toThrow('une seule année')
    expect(() => makeTaxCertificate({ ...year, documents: [] })).toThrow('une seule année')
  })
})
