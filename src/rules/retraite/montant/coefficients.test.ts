import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { decoteDe } from './decote.ts'
import { surcoteDe } from './surcote.ts'
import { pourcentageDe } from './taux.ts'
import { citer, sources } from '../exemples/source.ts'
import { partiesDe } from '../regle/regle.ts'

const loi = partiesDe('2026-09-01')

describe('the décote (art. L. 14 I)', () => {
  const annulation = '2031-07-15'
  it.each([
    ['D01 un trimestre manquant', '2027-08-01', 169, 170, 1, 1.25],
    ['D02 aucun', '2027-08-01', 170, 170, 0, 0],
    ['D03 un de plus', '2027-08-01', 171, 170, 0, 0],
    ['D04 dix-neuf', '2026-08-01', 151, 170, 19, 23.75],
    ['D05 vingt', '2026-08-01', 150, 170, 20, 25],
    ['D06 plus de vingt : vingt', '2026-07-01', 100, 170, 20, 25],
    ['D07 l’âge est plus proche : quinze jours comptent un trimestre', '2031-07-01', 100, 170, 1, 1.25],
    ['D08 passé l’âge', '2031-08-01', 100, 170, 0, 0],
    ['D09 trois mois et quinze jours : deux trimestres', '2031-04-01', 100, 170, 2, 2.5],
  ] as const)('%s', (_, depart, trimestresAssurance, trimestresRequis, trimestres, pourcentage) => {
    expect(decoteDe({ depart, annulation, trimestresAssurance, trimestresRequis }, loi.decote)).toEqual({
      trimestres,
      pourcentage,
    })
  })

  it('ends on the very day for someone born on the 1st', () => {
    const faits = { annulation: '2031-07-01', trimestresAssurance: 100, trimestresRequis: 170 } as const
    expect(decoteDe({ ...faits, depart: '2031-07-01' }, loi.decote).trimestres).toBe(0)
    expect(decoteDe({ ...faits, depart: '2031-06-01' }, loi.decote).trimestres).toBe(1)
    expect(decoteDe({ ...faits, depart: '2031-04-01' }, loi.decote).trimestres).toBe(1)
    expect(decoteDe({ ...faits, depart: '2031-03-01' }, loi.decote).trimestres).toBe(2)
  })
})

describe('the surcote (art. L. 14 III), for someone born on 15 July 1964, legal age on 15 April 2027', () => {
  const faits = {
    ageSurcote: '2027-04-15',
    ageLegal: '2027-04-15',
    ageLegal63: false,
    trimestresAssurance: 180,
    joursAssurance: 0,
    trimestresRequis: 170,
    enfantBonifie: false,
  } as const
  it.each([
    ['S01 à l’âge légal', '2027-05-01', 0],
    ['S02 un trimestre moins un mois', '2027-07-01', 0],
    ['S03 un trimestre entier, compté du 1er du mois suivant', '2027-08-01', 1],
    ['S04 un an', '2028-05-01', 4],
    ['S05 dix trimestres : tous ceux qui dépassent', '2029-11-01', 10],
    ['S06 pas davantage', '2031-11-01', 10],
  ] as const)('%s', (_, depart, trimestres) => {
    expect(surcoteDe({ ...faits, depart, effet: depart }, loi)).toMatchObject({
      trimestres,
      pourcentage: trimestres * 1.25,
    })
  })

  it('gives nothing at the required number, one at one more', () => {
    const a = { ...faits, depart: '2028-05-01', effet: '2028-05-01' } as const
    expect([169, 170, 171].map((n) => surcoteDe({ ...a, trimestresAssurance: n }, loi).trimestres)).toEqual([
      0, 0, 1,
    ])
  })

  it(`is that of ${citer(sources.surcoteAgent)}: born in 1960, 4 quarters more, 5 %`, () => {
    const a = {
      ...faits,
      ageSurcote: '2022-03-10',
      depart: '2023-10-01',
      effet: '2023-10-01',
      trimestresAssurance: 171,
      trimestresRequis: 167,
    } as const
    expect(surcoteDe(a, loi)).toMatchObject({ trimestres: 4, pourcentage: 5 })
  })
})

describe('the parental surcote (art. L. 14 IV and V), legal age of 63 on 10 June 2028', () => {
  const faits = {
    ageSurcote: '2028-06-10',
    ageLegal: '2028-06-10',
    ageLegal63: true,
    joursAssurance: 0,
    trimestresRequis: 171,
    enfantBonifie: true,
  } as const
  const compter = (depart: CalendarDate, trimestresAssurance: number, effet = depart) => {
    const { ordinaires, parentaux, trimestres } = surcoteDe(
      { ...faits, depart, effet, trimestresAssurance },
      loi,
    )
    return [ordinaires, parentaux, trimestres]
  }

  it.each([
    ['P01 quatre trimestres de plus à l’âge légal', '2028-07-01', 175, [0, 4, 4]],
    ['P02 cinq : quatre au plus', '2028-07-01', 176, [0, 4, 4]],
    ['P03 trois', '2028-07-01', 174, [0, 3, 3]],
    ['P04 un an plus tard : quatre et quatre', '2029-07-01', 179, [4, 4, 8]],
    ['P05 un même trimestre ne compte pas deux fois', '2029-07-01', 175, [4, 0, 4]],
  ] as const)('%s', (_, depart, trimestresAssurance, attendu) => {
    expect(compter(depart, trimestresAssurance)).toEqual(attendu)
  })

  it.each([
    ['P06 un mois avant l’âge légal : un départ anticipé n’en a pas', '2028-06-01', '2028-06-01', [0, 0, 0]],
    ['P07 à l’âge légal', '2028-07-01', '2028-07-01', [0, 4, 4]],
    ['P08 travail fini trois mois avant, pension à l’âge légal', '2028-04-01', '2028-07-01', [0, 3, 3]],
  ] as const)('%s', (_, depart, effet, attendu) => {
    expect(compter(depart, 175, effet)).toEqual(attendu)
  })

  /** Art. L. 14 IV: insurance « accomplie l’année précédant l’âge »; art. L. 14 III, by reference: whole quarters. */
  it.each([
    ['P09 à l’âge, trois trimestres et 89 jours', '2028-07-01', 174, 89, [3, 89], [0, 3, 0]],
    [
      'P10 le même, un mois après : le quatrième s’achève après l’âge',
      '2028-08-01',
      175,
      50,
      [3, 89],
      [0, 3, 1],
    ],
    ['P11 à l’âge, quatre trimestres', '2028-08-01', 175, 51, [4, 0], [0, 4, 0]],
    ['P12 à l’âge, quatre et un jour', '2028-08-01', 175, 52, [4, 1], [0, 4, 0]],
    [
      'P13 trois mois après : ce trimestre-là est de surcote ordinaire',
      '2028-10-01',
      176,
      20,
      [3, 89],
      [1, 3, 1],
    ],
    ['P14 aucun entier à l’âge : rien de parental', '2028-08-01', 172, 50, [0, 89], [0, 0, 1]],
    ['P15 la durée requise n’y est pas', '2028-08-01', 171, 50, [-1, 89], [0, 0, 0]],
    ['P16 quatre au plus', '2028-08-01', 177, 0, [5, 39], [0, 4, 0]],
  ] as const)('%s', (_, depart, trimestresAssurance, joursAssurance, [plus, jours], attendu) => {
    const aLAge = { trimestres: 171 + plus, jours }
    const { ordinaires, parentaux, aCheval } = surcoteDe(
      { ...faits, depart, effet: depart, trimestresAssurance, joursAssurance, aLAge },
      loi,
    )
    expect([ordinaires, parentaux, aCheval]).toEqual(attendu)
  })

  // From 10 June to 31 July, 51 days in months of thirty: they are none of the year before the age.
  it.each([
    ['P17 50 jours au-delà de quatre trimestres', '2028-08-01', 175, 50, [4, 1]],
    ['P18 51', '2028-08-01', 175, 51, [4, 0]],
    ['P19 un trimestre ordinaire, et 20 jours', '2028-10-01', 176, 20, [4, 1]],
    ['P20 21', '2028-10-01', 176, 21, [4, 0]],
  ] as const)(
    '%s : sans l’assurance à l’âge, celle du départ compte, et le doute est dit',
    (_, depart, trimestresAssurance, joursAssurance, attendu) => {
      const { parentaux, aCheval } = surcoteDe(
        { ...faits, depart, effet: depart, trimestresAssurance, joursAssurance },
        loi,
      )
      expect([parentaux, aCheval]).toEqual(attendu)
    },
  )

  /** Art. L. 14 IV names the age of art. L. 161-17-2 CSS, here 64 on 10 June 2028, and V lets no quarter count twice. */
  it.each([
    ['P21 surcote dès 63 ans : l’année entière est ordinaire', '2027-06-10', '2028-07-01', [4, 0]],
    ['P22 dès 63 ans et 3 mois : un trimestre parental', '2027-09-10', '2028-07-01', [3, 1]],
    ['P23 dès 63 ans et 9 mois : trois', '2028-03-10', '2028-07-01', [1, 3]],
    ['P24 dès 64 ans : quatre', '2028-06-10', '2028-07-01', [0, 4]],
    ['P25 un mois avant l’âge légal : aucun parental', '2028-03-10', '2028-06-01', [0, 0]],
    ['P26 trois mois après', '2028-03-10', '2028-10-01', [2, 3]],
  ] as const)('%s, dans un emploi classé', (_, ageSurcote, depart, attendu) => {
    const { ordinaires, parentaux } = surcoteDe(
      { ...faits, ageSurcote, depart, effet: depart, trimestresAssurance: 185 },
      loi,
    )
    expect([ordinaires, parentaux]).toEqual(attendu)
  })

  it('needs a child and the age of 63', () => {
    const a = { ...faits, depart: '2028-07-01', effet: '2028-07-01', trimestresAssurance: 175 } as const
    expect(surcoteDe({ ...a, enfantBonifie: false }, loi).trimestres).toBe(0)
    expect(surcoteDe({ ...a, ageLegal63: false }, loi).trimestres).toBe(0)
  })
})

describe('the percentage (art. L. 13 and L. 14)', () => {
  it.each([
    ['T01 carrière complète', 170, 0, 75],
    ['T02 un trimestre de moins', 169, 0, (75 * 169) / 170],
    ['T03 un de plus, sans bonification', 171, 0, 75],
    ['T04 bonifications jusqu’à 80 %', 181, 11, (75 * 181) / 170],
    ['T05 au-delà', 182, 12, 80],
  ])('%s', (_, trimestresLiquidables, trimestresBonification, attendu) => {
    const faits = { trimestresLiquidables, trimestresBonification, trimestresRequis: 170 }
    expect(pourcentageDe(faits, loi.percentage)).toBeCloseTo(attendu, 9)
  })
})
