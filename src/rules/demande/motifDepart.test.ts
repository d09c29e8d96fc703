import { describe, expect, it } from 'vitest'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { demandeAu } from '#rules/simulation/hypotheses/hypothesesDuCompte.ts'
import {
  commenceTropTard,
  examenDuDepart,
  fauteDeDepart,
  premierDepart,
  reserveDuMotif,
  type FauteDeDepart,
} from './motifDepart.ts'

const TODAY = '2026-07-21'
const alain = { dateNaissance: '1963-11-08', categorie: 'sedentaire' } as const
const ne1972 = { dateNaissance: '1972-03-04', categorie: 'sedentaire' } as const
const actif = { dateNaissance: '1972-03-04', categorie: 'active' } as const
const resteEnPoste = { ...actif, emploi: 'sedentaire' } as const
const horsBareme = { dateNaissance: '1940-01-01', categorie: 'sedentaire' } as const

describe('MD-1, the day of a departure', () => {
  it.each<
    [
      string,
      typeof alain | typeof ne1972 | typeof actif | typeof resteEnPoste | typeof horsBareme,
      number,
      CalendarDate,
      FauteDeDepart | undefined,
    ]
  >([
    ['MD-1.1 the day before the age opens', alain, 1, '2026-08-01', 'AVANT_AGE'],
    ['MD-1.2 62 years and 9 months, on 8 August: the 1st that follows', alain, 1, '2026-09-01', undefined],
    ['MD-1.3 a day that is not the 1st', alain, 1, '2026-09-02', 'DEPART_PREMIER_DU_MOIS'],
    ['MD-1.4 the past', alain, 1, '2026-07-01', 'DEPART_PASSE'],
    ['MD-1.5 the last month of the seventy years', alain, 1, '2033-12-01', undefined],
    ['MD-1.6 after it', alain, 1, '2034-01-01', 'DEPART_AGE_MAXIMUM'],
    ['MD-1.7 three children have no age', ne1972, 2, '2026-08-01', undefined],
    ['MD-1.8 a long career, before 58', ne1972, 3, '2030-03-01', 'LONGUE_CARRIERE_AGE'],
    ['MD-1.9 a long career, from 58', ne1972, 3, '2030-04-01', undefined],
    ['MD-1.10 a disabled child has no age', ne1972, 4, '2026-08-01', undefined],
    ['MD-1.11 disability, before 55', ne1972, 5, '2027-03-01', 'HANDICAP_AGE'],
    ['MD-1.12 disability, from 55', ne1972, 5, '2027-04-01', undefined],
    ['MD-1.13 an active category leaves earlier than a sedentary one', actif, 1, '2031-04-01', undefined],
    ['MD-1.14 which does not leave then', ne1972, 1, '2031-04-01', 'AVANT_AGE'],
    ['MD-1.16 an active job, at 67', actif, 1, '2039-04-01', undefined],
    ['MD-1.17 after it', actif, 1, '2039-05-01', 'DEPART_AGE_MAXIMUM'],
    ['MD-1.18 the same services, in a sedentary post, at 70', resteEnPoste, 1, '2042-04-01', undefined],
    ['MD-1.19 after it', resteEnPoste, 1, '2042-05-01', 'DEPART_AGE_MAXIMUM'],
    [
      'MD-1.15 a generation that the tables do not have is left to the office',
      horsBareme,
      1,
      '2026-09-01',
      undefined,
    ],
    ['MD-1.20 as far as ten years ahead', horsBareme, 1, '2036-07-01', undefined],
    ['MD-1.21 and no further', horsBareme, 1, '2036-08-01', 'DEPART_AGE_MAXIMUM'],
  ])('%s', (_, person, codeMotifDepart, dateDepart, faute) => {
    expect(fauteDeDepart({ ...person, codeMotifDepart, dateDepart }, TODAY)).toBe(faute)
  })
})

describe('MD-1, a long career whose beginning the account tells', () => {
  const depart = { ...ne1972, codeMotifDepart: 3 }
  it.each([
    ['MD-1.16 before 16: from 58', '2030-04-01', 16, undefined],
    ['MD-1.17 before 18: not at 58', '2030-04-01', 18, 'LONGUE_CARRIERE_AGE'],
    ['MD-1.18 but at 60', '2032-04-01', 18, undefined],
    ['MD-1.19 too late: no day is at fault, the reason is', '2030-04-01', 'tardif', undefined],
  ] as const)('%s', (_, dateDepart, debutAvant, faute) => {
    expect(fauteDeDepart({ ...depart, dateDepart, debutAvant }, TODAY)).toBe(faute)
    expect(commenceTropTard({ ...depart, debutAvant })).toBe(debutAvant === 'tardif')
  })

  it('MD-1.20 too late matters to no other reason', () => {
    expect(commenceTropTard({ codeMotifDepart: 1, debutAvant: 'tardif' })).toBe(false)
  })

  it('MD-1.21 its first day is then known', () => {
    expect(premierDepart({ ...depart, debutAvant: 18 }, TODAY)).toBe('2032-04-01')
    expect(premierDepart({ ...depart, debutAvant: 'tardif' }, TODAY)).toBeUndefined()
  })
})

describe('MD-2, the first day of each reason', () => {
  it.each<[number, string | undefined]>([
    [1, '2026-09-01'],
    [2, undefined],
    [3, undefined],
    [4, undefined],
    [5, '2018-12-01'],
  ])('MD-2.%i: %s', (codeMotifDepart, date) => {
    expect(premierDepart({ ...alain, codeMotifDepart }, TODAY)).toBe(date)
  })

  it.each([1, 5])('MD-2.6 is never refused, and the month before is: reason %i', (codeMotifDepart) => {
    const date = premierDepart({ ...ne1972, codeMotifDepart }, TODAY)
    if (date === undefined) throw new Error('No first day')
    const before = addMonths(date, -1)
    expect(fauteDeDepart({ ...ne1972, codeMotifDepart, dateDepart: date }, TODAY)).toBeUndefined()
    expect(fauteDeDepart({ ...ne1972, codeMotifDepart, dateDepart: before }, TODAY)).toBeDefined()
  })
})

const compteDepuis = (debut: CalendarDate): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance: alain.dateNaissance },
  carriere: [periode('p1', debut)],
  autresRegimes: [],
})
const [entier, court] = [compteDepuis('1984-03-01'), compteDepuis('2016-03-01')]
/** Begun before 20, and then whole, or for a few years only. */
const tot = compteDepuis('1981-09-01')
const totPuisRien = { ...court, carriere: [periode('p0', '1981-09-01', '1984-12-31'), ...court.carriere] }

describe('MD-3, what the account does not show of a reason', () => {
  it.each([
    ['MD-3.1 nothing of the legal age', court, 1, 0, 0, undefined],
    ['MD-3.2 three children', entier, 2, 2, 0, 'MOTIF_TROIS_ENFANTS'],
    ['MD-3.3 shown', entier, 2, 3, 0, undefined],
    ['MD-3.4 fifteen years', court, 2, 3, 0, 'MOTIF_QUINZE_ANS'],
    ['MD-3.5 the quarters of a long career', totPuisRien, 3, 0, 0, 'LONGUE_CARRIERE_TRIMESTRES'],
    ['MD-3.6 shown', tot, 3, 0, 0, undefined],
    ['MD-3.7 a child', entier, 4, 0, 0, 'MOTIF_ENFANT_HANDICAP'],
    ['MD-3.8 fifteen years, with a child', court, 4, 1, 1, 'MOTIF_QUINZE_ANS'],
    ['MD-3.9 the quarters of disability', court, 5, 0, 0, 'HANDICAP_TRIMESTRES'],
    ['MD-3.10 shown', entier, 5, 0, 0, undefined],
    ['MD-3.11 a child who is not invalid', entier, 4, 2, 0, 'MOTIF_ENFANT_HANDICAP'],
    ['MD-3.12 one who is', entier, 4, 2, 1, undefined],
    ['MD-3.13 a long career begun too late', entier, 3, 0, 0, 'LONGUE_CARRIERE_DEBUT'],
  ] as const)('%s', (_, compte, codeMotifDepart, enfants, enfantsInvalides, reserve) => {
    const depart = { dateDepart: '2027-09-01', codeMotifDepart, enfants, enfantsInvalides } as const
    expect(reserveDuMotif(compte, depart, TODAY)).toBe(reserve)
  })
})

it('MD-5 no departure is asked for on its very day', () => {
  const depart = { ...alain, codeMotifDepart: 1, dateDepart: '2026-10-01' } as const
  const days = ['2026-09-30', '2026-10-01', '2026-10-02'] as const
  const fautes = days.map((today) => fauteDeDepart(depart, today))
  expect(fautes).toEqual([undefined, 'DEPART_PASSE', 'DEPART_PASSE'])
})

it('MD-4 the estimate of a departure supposes that the post goes on until it', () => {
  const depart = { dateDepart: '2027-09-01', codeMotifDepart: 1, enfants: 0 } as const
  const { demande, fautes, droits } = examenDuDepart(entier, depart, TODAY)
  expect(fautes).toEqual([])
  expect(droits).toBeDefined()
  expect(demande).toEqual(demandeAu(entier, { dateDepart: '2027-09-01', motif: 1, enfants: 0 }, TODAY))
  expect(demande.indiceMajore).toBe(467)
  // Neither points, quarters bought nor income that nobody told.
  for (const suppose of ['rafp', 'rachat', 'prelevements']) expect(demande).not.toHaveProperty(suppose)
  // Forty-three years and a half of service.
  expect(demande.trimestresLiquidables).toBe(174)
})
