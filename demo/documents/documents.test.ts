import { codeSousTheme } from '#contract/documents/genres.ts'
import { describe, expect, it } from 'vitest'
import { makeBackPay } from '../paie/backPay.ts'
import { makePayslip } from '../paie/payslip.ts'
import { makePensionSlip } from '../paie/pensionSlip.ts'
import { alain } from '../personas/agents.ts'
import { camille } from '../personas/camille/camille.ts'
import { documentsOf } from './documents.ts'
import { evenementsOf } from './evenements.ts'
import { jeanne } from '../personas/jeanne.ts'
import { natures } from '../personas/natures.ts'
import { personas } from '../personas/personas.ts'
import { backPayCauseOf, paySituationOf, pensionSituationOf } from './situations.ts'
import { thomas } from '../personas/thomas.ts'

const TODAY = '2026-11-20'

/** Days at which a calendar goes wrong: new year, before and on payday, leap day. */
const days = [TODAY, '2027-01-01', '2027-01-28', '2028-02-29', '2026-12-31', '2031-06-15'] as const

const people = personas.map((persona) => [persona.prenom, persona] as const)

describe.each(people)('documents of %s', (_, persona) => {
  it.each(days)('on %s are unique, past, newest first, and those of the events exist', (today) => {
    const documents = documentsOf(persona, today)
    const dates = documents.map(({ dateDocument }) => dateDocument)
    expect(new Set(documents.map(({ nomFichier }) => nomFichier)).size).toBe(documents.length)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const date of dates) expect(date <= today && /^\d{4}-\d\d-\d\d$/.test(date)).toBe(true)
    expect(() => evenementsOf(persona, today)).not.toThrow()
  })

  it('can be made', () => {
    for (const { nature, periode = '' } of documentsOf(persona, TODAY)) {
      if (nature === 'bulletinPaie')
        expect(makePayslip(paySituationOf(persona, TODAY)(periode), periode).totals.net).toBeGreaterThan(0)
      else if (nature === 'bulletinPension')
        expect(
          makePensionSlip(pensionSituationOf(persona, TODAY)(periode), periode).totals.net,
        ).toBeGreaterThan(0)
      else if (nature === 'rappel')
        expect(makeBackPay(backPayCauseOf(persona, periode, TODAY)).totals.net).toBeGreaterThan(0)
      else if (nature === 'titrePension') expect(natures[nature].lettre).toBeUndefined()
      else expect(natures[nature].lettre !== undefined).toBe(!/^\d{4}$/.test(periode))
    }
  })
})

describe('years of documents', () => {
  it.each(days)('Thomas has twelve years of sixty on %s', (today) => {
    const years = documentsOf(thomas, today).map(({ dateDocument }) => dateDocument.slice(0, 4))
    const distinct = [...new Set(years)]
    expect(distinct).toHaveLength(12)
    for (const year of distinct) expect(years.filter((other) => other === year)).toHaveLength(60)
    expect(documentsOf(thomas, today)).toHaveLength(720)
  })

  it('Camille has three years of pay, with every kind and some that may be sent by mail', () => {
    const pay = documentsOf(camille, TODAY).filter(({ genre }) => genre === 'remuneration')
    expect(new Set(pay.map(({ dateDocument }) => dateDocument.slice(0, 4)))).toEqual(
      new Set(['2026', '2025', '2024']),
    )
    expect(new Set(pay.map(({ codeSousThemeGed }) => codeSousThemeGed)).size).toBe(4)
    expect(
      pay.filter(
        ({ codeSousThemeGed }) => codeSousThemeGed === codeSousTheme('remuneration', 'attestationFiscale'),
      ),
    ).toHaveLength(3)
  })

  it('Jeanne has slips, certificates and a title of pension, and nothing of pay', () => {
    expect(new Set(documentsOf(jeanne, TODAY).map(({ nature }) => nature))).toEqual(
      new Set(['bulletinPension', 'attestationFiscalePension', 'titrePension']),
    )
  })
})

describe('labels', () => {
  it('name the month, the file and the year', () => {
    const documents = documentsOf(camille, TODAY)
    const last = (nature: keyof typeof natures) => documents.find((document) => document.nature === nature)
    expect(last('bulletinPaie')).toMatchObject({
      libelle1: 'Octobre 2026',
      nomFichier: '2026_10_BP_octobre.pdf',
      dateDocument: '2026-10-28',
      periode: '2026-10',
    })
    expect(last('rappel')?.libelle1).toBe('Rappel – octobre 2026')
    expect(last('attestationFiscale')).toMatchObject({
      libelle1: 'Attestation fiscale 2025',
      periode: '2025',
    })
    expect(documents.find(({ periode }) => periode === '2026-08')?.nomFichier).toBe('2026_08_BP_aout.pdf')
  })

  it('an event says its document, and is never older than it', () => {
    const [event] = evenementsOf(alain, '2026-10-29')
    expect(event).toMatchObject({ libelle2: 'Octobre 2026', dateEvenement: '2026-10-28', tri: 1 })
  })
})

describe('pay', () => {
  it('goes up with the steps of the scale, and the back pay covers the months before', () => {
    const situationAt = paySituationOf(camille, TODAY)
    expect(situationAt('2024-01').indiceMajore).toBe(720)
    expect(situationAt('2026-09').indiceMajore).toBe(768)
    expect(situationAt('2026-10').indiceMajore).toBe(811)
    const { mois, verse, du } = backPayCauseOf(camille, '2026-10', TODAY)
    expect(mois).toEqual(['2026-07', '2026-08', '2026-09'])
    expect([verse.indiceMajore, du.indiceMajore]).toEqual([768, 811])
  })

  it('is refused for those who have none', () => {
    expect(() => paySituationOf(jeanne, TODAY)).toThrow(/Jeanne Petit/)
    expect(() => pensionSituationOf(alain, TODAY)).toThrow(/Alain Mercier/)
    expect(() => backPayCauseOf(alain, '2026-10', TODAY)).toThrow(/avancement/)
  })
})
