import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { anneesOffertes, hypothesesDe, moisSuivant, saisieDe } from './saisie.ts'

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
}

describe('the fields and the suppositions', () => {
  it('are one another’s reverse', () => {
    expect(hypothesesDe(saisieDe(hypotheses))).toEqual(hypotheses)
    const rien = { ...hypotheses, rachat: { trimestres: 0, option: 3 as const }, pointsRafp: 0, quotites: [] }
    expect(saisieDe(rien).rachatTrimestres).toBe('')
    expect(hypothesesDe(saisieDe(rien))).toEqual(rien)
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
    ['indiceMajore', 'A3', Number.NaN],
  ] as const)('%s typed « %s » is %d', (champ, texte, valeur) => {
    expect(hypothesesDe({ ...saisieDe(hypotheses), [champ]: texte })[champ]).toBe(valeur)
  })
})

describe('the months', () => {
  it.each([
    ['2026-11-21', '2026-12-01'],
    ['2026-12-01', '2027-01-01'],
    ['2026-01-31', '2026-02-01'],
  ])('after %s the first departure to come is %s', (jour, premier) => {
    expect(moisSuivant(jour)).toBe(premier)
  })

  it('go from the present year to the last age, with the one held', () => {
    const cir = { situation: { dateNaissance: '1969-05-12' } } as Cir
    expect(anneesOffertes(cir, '2026-11-21', '2033').at(0)).toBe('2026')
    expect(anneesOffertes(cir, '2026-11-21', '2033').at(-1)).toBe('2041')
    expect(anneesOffertes(cir, '2026-11-21', '2024').at(0)).toBe('2024')
  })
})
