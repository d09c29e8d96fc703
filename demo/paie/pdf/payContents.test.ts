import { describe, expect, it } from 'vitest'
import { makePayslip } from '../payslip.ts'
import { pensioner, teacher } from '../testing/situations.ts'
import { makeTaxCertificate } from '../taxCertificate.ts'
import { makePensionSlip } from '../pensionSlip.ts'
import { backPayContent } from './backPayPdf.ts'
import type { PayDocument } from './payDocumentPdf.ts'
import { payslipContent } from './payslipPdf.ts'
import { area, TaggedDocument } from '#server/kit/pdf/TaggedDocument.ts'
import { taxCertificateContent } from './taxCertificatePdf.ts'
import { pensionSlipContent } from './pensionSlipPdf.ts'
import { samples } from '#server/kit/pdf/testing/contents.ts'

const labels = ({ totals }: PayDocument): string[] => totals.map(({ label }) => label)

describe('payslip content', () => {
  it('shows every line of the payslip, amounts as the French write them', () => {
    const { table } = payslipContent(samples.payslip)
    expect(table.rows).toHaveLength(samples.payslip.lines.length)
    expect(table.rows[0]).toEqual(['101000', 'Traitement brut', '', '', '3\u202F780,69', '', ''])
    expect(table.rows.find(([code]) => code === '101050')).toEqual([
      '101050',
      'Retenue pour pension civile',
      '3\u202F780,69',
      '11,10\u00A0%',
      '',
      '419,66',
      '',
    ])
  })

  it('leaves out of an old payslip what did not exist then', () => {
    expect(labels(payslipContent(makePayslip(teacher, '2018-12')))).toEqual(['Net imposable', 'Net à payer'])
    expect(labels(payslipContent(makePayslip(teacher, '2026-10')))).toEqual([
      'Montant net social',
      'Net imposable',
      'Net à payer avant impôt sur le revenu',
      'Impôt sur le revenu prélevé à la source',
      'Net à payer',
    ])
  })
})

describe('other contents', () => {
  it('elides before a vowel', () => {
    expect(backPayContent(samples.backPay).period).toBe('Versé avec la paie d’octobre 2026')
    expect(backPayContent({ ...samples.backPay, periode: '2026-03' }).period).toBe(
      'Versé avec la paie de mars 2026',
    )
  })

  it('names the boxes of the return that fit the kind of income', () => {
    const slip = makePensionSlip(pensioner, '2025-01')
    const certificate = makeTaxCertificate({
      nature: 'pensions',
      emetteur: slip.organisme,
      titulaire: slip.pensionne,
      documents: [slip],
    })
    expect(taxCertificateContent(certificate).mentions.join()).toContain('1AS')
    expect(taxCertificateContent(samples.taxCertificate).mentions.join()).toContain('1AJ')
  })
})

describe('columns', () => {
  const doc = new TaggedDocument({ title: '', author: '', foot: '', createdOn: new Date(0) })

  it('align figures: all have one width', () =>
    expect(doc.widthOf('1\u00A0111,11')).toBe(doc.widthOf('8\u00A0888,88')))

  it.each([
    ['payslip', payslipContent(samples.payslip)],
    ['back-pay statement', backPayContent(samples.backPay)],
    ['pension slip', pensionSlipContent(samples.pensionSlip)],
    ['tax certificate', taxCertificateContent(samples.taxCertificate)],
  ])('of a %s fill the page, and hold a title and an amount of 99 999,99 on one line', (_, { table }) => {
    expect(table.columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(area.right - area.left, 1)
    for (const { title, width, amount } of table.columns) {
      expect(doc.widthOf(title, { size: 7.5, bold: true })).toBeLessThanOrEqual(width - 8)
      const widest = title === 'Taux' ? '99,99\u00A0%' : '99\u00A0999,99'
      if (amount) expect(doc.widthOf(widest, { size: 8, bold: true })).toBeLessThanOrEqual(width - 8)
    }
  })
})
