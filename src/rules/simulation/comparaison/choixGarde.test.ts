import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { Hypotheses } from '../hypotheses/hypotheses.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'
import { aGarder, choixGarde } from './choixGarde.ts'
import { estPlan } from './plans.ts'
import { comparerChoix } from './comparaison.ts'

const TODAY = '2026-11-20'

describe('a choice that is kept', () => {
  it.each<[string, Partial<Hypotheses>]>([
    ['G01 as it is', {}],
    ['G02 at another working time', { quotiteProgressive: 50 }],
    ['G03 with working times to come', { quotites: [{ debut: '2030-01-01', quotite: 90 }] }],
    ['G04 with a buy-back, which the comparison leaves aside', { rachat: { trimestres: 4, option: 3 } }],
  ])('gives what the comparison showed: %s', (_, changes) => {
    const hypotheses = hypothesesAu('2033-06-01', changes)
    const { autres = [] } = comparerChoix(compteType, hypotheses, TODAY) ?? {}
    expect(autres).toHaveLength(5)
    for (const choix of autres) {
      if ('empechements' in choix) throw new Error(choix.empechements.join())
      const { nom: _nom, rejoint: _rejoint, repasse: _repasse, ...plan } = choix
      expect(choixGarde(compteType, aGarder(compteType, hypotheses, choix), TODAY)).toMatchObject(plan)
    }
  })

  it('holds the quarters typed, whatever number is useful', () => {
    const rachat = { trimestres: 4, option: 1 as const }
    const garde = choixGarde(
      compteType,
      { choix: 'entiere', hypotheses: hypothesesAu('2033-06-01', { rachat }) },
      TODAY,
    )
    if (!estPlan(garde)) throw new Error(garde.join())
    expect(garde.rachat).toEqual(rachat)
    // (147 + 4) ÷ 172 × 75 % × (1 − 12 × 1,25 %) of 27 587,28 €.
    expect(garde.pensionMensuelle).toBe(1286.64)
    expect(garde.totaux[0]).toBeCloseTo(71 * 1286.64 - garde.cout, 2)
  })

  /** On 1 June 2032: 143 ÷ 172 × 75 % × 80 % of 27 587,28 € is 1 146,82 € a month; a year at a part makes that part of four quarters. */
  it.each([
    ['G05', 50, 573.41, 145],
    ['G06', 60, 458.72, 145],
    ['G07', 90, 114.68, 147],
    ['G11 twenty hours of 35, whose fifteen others are paid', (20 / 35) * 100, 491.5, 145],
    ['G12 fourteen hours of 18', (14 / 18) * 100, 254.85, 146],
  ])('is paid by the working time chosen: %s, %d %%', (_, quotite, partielle, services) => {
    const hypotheses = hypothesesAu('2033-06-01', { quotiteProgressive: quotite })
    const garde = choixGarde(compteType, { choix: 'progressive', hypotheses }, TODAY)
    if (!estPlan(garde)) throw new Error(garde.join())
    expect(garde.progressive?.pensionMensuelle).toBeCloseTo(partielle, 1)
    expect(garde.pensionMensuelle).toBeCloseTo((27_587.28 * 0.75 * services * 0.85) / 172 / 12, 1)
  })

  it.each([
    ['G08 below the fifty percent of the law', 49],
    ['G09 above the ninety', 91],
  ])('is none at a working time that the law does not have: %s', (_, quotiteProgressive) => {
    const hypotheses = hypothesesAu('2033-06-01', { quotiteProgressive })
    expect(choixGarde(compteType, { choix: 'progressive', hypotheses }, TODAY)).toEqual([
      'PROGRESSIVE_QUOTITE',
    ])
  })

  it('G10 is none once its day has come', () => {
    const le = (dateDepart: CalendarDate) =>
      choixGarde(compteType, { choix: 'entiere', hypotheses: hypothesesAu('2033-06-01') }, dateDepart)
    expect([le('2033-06-01'), le('2033-06-02')]).toEqual([['DEPART_PASSE'], ['DEPART_PASSE']])
    expect(le('2033-05-31')).not.toEqual(['DEPART_PASSE'])
  })

  it('is none when nothing progressive comes before the date', () => {
    const hypotheses = hypothesesAu('2029-06-01', { motif: 2, enfants: 3 })
    expect(choixGarde(compteType, { choix: 'progressive', hypotheses }, TODAY)).toEqual(['PROGRESSIVE_AGE'])
  })
})
