import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'
import { demandeDuCompte } from './hypotheses.ts'

/** Someone who began before 16 in the general scheme, then in the public service from a day on. */
const compteDe = (
  dateNaissance: CalendarDate,
  annees: CompteRetraite['autresRegimes'][number]['annees'],
  entree: CalendarDate,
  fin?: CalendarDate,
): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance },
  carriere: [periode('p1', entree, fin)],
  autresRegimes: [{ regimeId: 'r', libelle: 'Régime général', annees }],
})

const requis = (cir: CompteRetraite, depart: CalendarDate) =>
  estimer(demandeDuCompte(cir, hypothesesAu(depart, { motif: 3 }), '2026-11-20')).trimestresRequis

/**
 * Loi n° 2003-775, art. 5 VI: the quarters are those of the year in which the conditions are met, 169 in 2024, 170 in 2025 and
 * 2026, 171 in 2027 (loi n° 2023-270, art. 10 XXIV C), where it comes before 60; then those of the generation, 172.
 */
describe('a long career opens when its contributed quarters are whole, as the periods tell', () => {
  const deux = [1982, 1983].map((annee) => ({ annee, trimestres: 4 }))
  const cinq = [
    { annee: 1981, trimestres: 1 },
    { annee: 1982, trimestres: 4 },
  ]

  // 8 quarters, then 164 in forty-one years; 60 on 1 January 2027.
  it.each([
    ['le jour des 58 ans', '1984-01-01', 170],
    ['deux mois avant 60 ans', '1985-11-01', 170],
    ['un mois avant', '1985-12-01', 170],
    ['à 60 ans', '1986-01-01', 172],
  ] as const)(
    'atteints %s : entrée le %s, %i trimestres requis, à quelque date que l’on parte',
    (_, entree, attendu) => {
      const cir = compteDe('1967-01-01', deux, entree)
      const departs = [
        '2027-01-01',
        '2027-02-01',
        '2027-03-01',
        '2027-07-01',
        '2027-08-01',
        '2028-01-01',
      ] as const
      expect(departs.map((depart) => requis(cir, depart))).toEqual(departs.map(() => attendu))
    },
  )

  // 5 quarters, then 167 in forty-one years and nine months; 58 on 1 December 2024.
  it.each([
    ['un mois avant 58 ans', '1983-02-01', 169],
    ['le jour des 58 ans', '1983-03-01', 169],
    ['le 1er janvier 2025', '1983-04-01', 170],
  ] as const)('atteints %s : entrée le %s, %i', (_, entree, attendu) => {
    expect(requis(compteDe('1966-12-01', cinq, entree), '2027-02-01')).toBe(attendu)
  })

  // The same quarters; 58 on 15 December 2024, which no pension is paid from before January.
  it.each([
    ['avant 58 ans', '1983-03-01', 169],
    ['le 16 décembre 2024', '1983-03-16', 169],
    ['le 1er janvier 2025', '1983-04-01', 170],
  ] as const)('né le 15 décembre 1966, atteints %s : entrée le %s, %i', (_, entree, attendu) => {
    expect(requis(compteDe('1966-12-15', cinq, entree), '2027-02-01')).toBe(attendu)
  })

  it('whatever comes after the last day worked', () => {
    const cir = compteDe('1967-01-01', deux, '1985-10-01', '2026-11-30')
    expect(requis(cir, '2027-12-01')).toBe(170)
  })
})
