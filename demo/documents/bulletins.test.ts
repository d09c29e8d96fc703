import { storedBulletin } from '#server/documents/bulletins/storedBulletin.ts'
import type { PayDocument } from '../paie/pdf/payDocumentPdf.ts'
import { payslipContent } from '../paie/pdf/payslipPdf.ts'
import { pensionSlipContent } from '../paie/pdf/pensionSlipPdf.ts'
import { centimesEnChiffres, centimesEnEuros } from '#rules/format/nombres.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backPayBulletin, payslipBulletin, pensionBulletin } from './bulletins.ts'
import { makeBackPay } from '../paie/backPay.ts'
import { makePayslip } from '../paie/payslip.ts'
import { makePensionSlip } from '../paie/pensionSlip.ts'
import { anyPeriode, anySituation, pensioner, teacher } from '../paie/testing/situations.ts'

const netOf = ({ totals }: PayDocument) => totals.find(({ main }) => main)?.value

describe('a payslip as data', () => {
  it('has the totals that are printed, and lines that make them', () =>
    fc.assert(
      fc.property(anySituation, anyPeriode, (situation, periode) => {
        const payslip = makePayslip(situation, periode)
        const { totaux, lignes } = storedBulletin(payslipBulletin(payslip))
        const printed = payslipContent(payslip)
        expect(lignes).toHaveLength(printed.table.rows.length)
        expect((printed.table.total ?? []).slice(4, 6)).toEqual(
          [totaux.brut, totaux.deductions].map(centimesEnChiffres),
        )
        expect(netOf(printed)).toBe(centimesEnEuros(totaux.net))
      }),
    ))

  it('says what the amounts come from', () => {
    const { situation } = payslipBulletin(makePayslip(teacher, '2026-10'))
    expect(situation).toContainEqual({ code: 'indiceMajore', libelle: 'Indice majoré', valeur: '768' })
    expect(situation).toContainEqual({
      code: 'tauxImpot',
      libelle: 'Taux d’impôt sur le revenu',
      valeur: '7,2\u00A0%',
    })
  })
})

it('gives a pension slip the totals that are printed, each line its own code', () => {
  const slip = makePensionSlip(pensioner, '2026-10')
  const { totaux, lignes } = storedBulletin(pensionBulletin(slip))
  const printed = pensionSlipContent(slip)
  expect(netOf(printed)).toBe(centimesEnEuros(totaux.net))
  expect(new Set(lignes.map(({ code }) => code)).size).toBe(lignes.length)
})

it('gives a back-pay statement lines that make its totals', () => {
  const backPay = makeBackPay({
    periode: '2026-10',
    motif: 'Avancement',
    mois: ['2026-08', '2026-09'],
    verse: teacher,
    du: { ...teacher, indiceMajore: 801 },
  })
  const { totaux, lignes } = storedBulletin(backPayBulletin(backPay))
  expect(totaux.net).toBe(backPay.totals.net)
  expect(lignes).toHaveLength(4)
})

describe('storedBulletin', () => {
  const right = payslipBulletin(makePayslip(teacher, '2026-10'))

  it('says in French what is wrong with the shape', () => {
    expect(() => storedBulletin({ ...right, periode: 'octobre' })).toThrow(
      'mal formé : periode manque d’un champ, ou n’a pas la forme attendue',
    )
    expect(() => storedBulletin([])).toThrow('doit avoir les champs periode, situation, lignes et totaux')
  })

  it('says which total its lines do not make', () =>
    expect(() => storedBulletin({ ...right, totaux: { ...right.totaux, net: 1 } })).toThrow(
      'totaux.net vaut 1 centimes',
    ))
})
