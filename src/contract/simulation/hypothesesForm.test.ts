import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { cirType, periodeDuCir } from '../carriere/testing/cirType.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesDe, saisieDesHypotheses } from './hypothesesForm.ts'
import type { Hypotheses } from './simulateur.ts'

const hypotheses: Hypotheses = {
  dateDepart: '2033-06-01',
  motif: 1,
  indiceMajore: 768,
  enfants: 2,
  quotites: [{ debut: '2028-09-01', quotite: 80 }],
  rachat: { trimestres: 4, option: 2 },
  pointsRafp: 6120,
  revenuFiscalReference: 32_500,
  parts: 2.25,
  regle: 'calendrier2023',
  quotiteProgressive: 60,
}

const sansRien = { carriere: [], situation: {} as Cir['situation'] }

describe('the fields and the suppositions', () => {
  it('are one another’s reverse', () => {
    expect(hypothesesDe(saisieDesHypotheses(hypotheses, sansRien))).toEqual(hypotheses)
    const rien = { ...hypotheses, rachat: { trimestres: 0, option: 3 as const }, pointsRafp: 0, quotites: [] }
    expect(saisieDesHypotheses(rien, sansRien).rachatTrimestres).toBe('')
    expect(hypothesesDe(saisieDesHypotheses(rien, sansRien))).toEqual(rien)
  })

  it.each([
    ['20/35', (20 / 35) * 100, '20/35'],
    ['17h30/35', 50, '50'],
    ['82,5', 82.5, '82,5'],
    ['14/18', (14 / 18) * 100, '14/18'],
    ['12/18', (12 / 18) * 100, '2/3'],
    ['77,777', 77.777, '77,777'],
  ])('take a working time of %s, exact, and show it again', (tapee, quotite, montree) => {
    const saisie = saisieDesHypotheses(hypotheses, sansRien)
    const quotites = [{ debut: '2028-09-01' as const, quotite: tapee }]
    const lues = hypothesesDe({ ...saisie, quotites, quotiteProgressive: tapee })
    expect(lues.quotiteProgressive).toBe(lues.quotites[0]?.quotite)
    expect(lues.quotites[0]?.quotite).toBeCloseTo(quotite, 12)
    const revenue = saisieDesHypotheses(lues, sansRien)
    expect([revenue.quotites[0]?.quotite, revenue.quotiteProgressive]).toEqual([montree, montree])
    expect(hypothesesDe(revenue).quotites).toEqual(lues.quotites)
  })

  it('ask for the working time of each part-time period that the account leaves without one', () => {
    const { quotite: _, ...inconnue } = periodeDuCir('2010-09-01', { periodeId: 'p', tempsPartiel: true })
    const carriere = [{ ...inconnue, periodeId: 'connue', quotite: 80 }, inconnue]
    const saisie = saisieDesHypotheses(hypotheses, { ...sansRien, carriere })
    expect(saisie.quotitesPassees).toEqual([{ periodeId: 'p', quotite: '' }])
    expect(hypothesesDe(saisie).quotitesPassees).toEqual([{ periodeId: 'p', quotite: 0 }])
    const dites = { ...hypotheses, quotitesPassees: [{ periodeId: 'p', quotite: 80 }] }
    expect(hypothesesDe(saisieDesHypotheses(dites, { ...sansRien, carriere }))).toEqual(dites)
  })

  it('keep what is said of disability, the account’s number first', () => {
    const situation = { trimestresHandicap: 40 } as Cir['situation']
    expect(saisieDesHypotheses(hypotheses, { ...sansRien, situation }).trimestresHandicap).toBe('40')
    const dites = {
      ...hypotheses,
      motif: 5,
      trimestresHandicap: 12,
      annulationA65: true,
      incapacitePermanente: true,
    }
    expect(hypothesesDe(saisieDesHypotheses(dites, { ...sansRien, situation }))).toEqual(dites)
  })

  it('keep what is said of NBI, the account’s number of quarters first', () => {
    const situation = { nbi: 30, trimestresNbi: 40 } as Cir['situation']
    const vues = saisieDesHypotheses(hypotheses, { ...sansRien, situation })
    expect(vues).toMatchObject({ trimestresNbi: '40', moyenneNbi: '' })
    const dites = { ...hypotheses, trimestresNbi: 12, moyenneNbi: 27.5 }
    expect(hypothesesDe(saisieDesHypotheses(dites, { ...sansRien, situation }))).toEqual(dites)
  })

  it.each([
    ['revenuFiscalReference', ' 32\u202F500 ', 32_500],
    ['revenuFiscalReference', '32500,60', 32_501],
    ['revenuFiscalReference', '', 0],
    ['revenuFiscalReference', 'beaucoup', Number.NaN],
    ['parts', '1,5', 1.5],
    ['parts', '', 1],
    ['parts', '-1', Number.NaN],
    ['pointsRafp', '-5', Number.NaN],
    ['pointsRafp', '12,5', Number.NaN],
    ['enfants', '', Number.NaN],
    ['enfants', '40', 40],
    ['indiceMajore', '', 0],
    ['indiceMajore', 'A3', 977],
    ['indiceMajore', 'he b 2', 1018],
    ['indiceMajore', 'F', 1383],
    ['indiceMajore', 'F1', Number.NaN],
    ['indiceMajore', 'S2', Number.NaN],
  ] as const)('%s typed « %s » is %d', (champ, texte, valeur) => {
    expect(hypothesesDe({ ...saisieDesHypotheses(hypotheses, sansRien), [champ]: texte })[champ]).toBe(valeur)
  })
})

describe('a lettered group', () => {
  const dites = hypothesesDe({
    ...saisieDesHypotheses(hypotheses, sansRien),
    regle: 'envigueur',
    rachatTrimestres: '',
    indiceMajore: 'A3',
  })

  it('makes the estimate indicative, as in the public call, and is shown again', () => {
    const demande = demandeDuCompte(cirType, dites, '2026-11-21')
    expect(demande.indiceMajore).toBe('A3')
    expect(estimer(demande).indicatif).toBe(true)
    expect(estimer({ ...demande, indiceMajore: 977 }).indicatif).toBe(false)
    expect(saisieDesHypotheses(dites, sansRien).indiceMajore).toBe('A3')
  })

  it('is left where another departure takes the index of the account', () => {
    const plusTot = { ...dites, indiceMajore: 768 }
    expect(demandeDuCompte(cirType, plusTot, '2026-11-21').indiceMajore).toBe(768)
    expect(saisieDesHypotheses(plusTot, sansRien).indiceMajore).toBe('768')
  })
})

describe('the first departure to come', () => {
  it.each([
    ['2026-11-21', '2026-12-01'],
    ['2026-12-01', '2027-01-01'],
    ['2026-01-31', '2026-02-01'],
  ] as const)('after %s is %s', (jour, premier) => {
    expect(moisSuivant(jour)).toBe(premier)
  })
})
