import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import {
  assuranceCarriere,
  joursParAnnee,
  trimestresLiquidablesCarriere,
  type PeriodeCarriere,
} from './carriere.ts'
import { constatsCarriere, type LigneCarriere } from './constats.ts'
import { trimestresLiquidablesDe } from '#rules/retraite/regle/trimestres.ts'
import { type Enfant, trimestresEnfant } from '#rules/retraite/droit/accordes/enfants.ts'
import { estQuotite, joursLiquidables, remunerationPartielle } from '#rules/retraite/droit/tempsPartiel.ts'

const EFFET: CalendarDate = '2026-09-01'

it.each([
  [44, 0],
  [45, 1],
  [90, 1],
  [134, 1],
  [135, 2],
  [0, 0],
])('%i days are %i payable quarters (art. R. 26 CPCMR)', (jours, trimestres) => {
  expect(trimestresLiquidablesDe(jours, EFFET)).toBe(trimestres)
})

describe('the quarters of a career', () => {
  const plein: PeriodeCarriere = { debut: '2000-09-01', fin: '2009-12-31', quotite: 100 }
  const partiel: PeriodeCarriere = { debut: '2010-01-01', fin: '2013-12-31', quotite: 80 }

  it('counts part-time by its fraction for the payable duration, as full time for the insurance (art. L. 11)', () => {
    expect(trimestresLiquidablesCarriere([plein], EFFET)).toBe(37)
    expect(trimestresLiquidablesCarriere([partiel], EFFET)).toBe(13)
    expect(trimestresLiquidablesCarriere([{ ...partiel, compteTempsPlein: true }], EFFET)).toBe(16)
    // 112 months, then 48.
    expect(assuranceCarriere([plein, partiel])).toEqual({ trimestres: 53, jours: 30 })
  })

  it('counts four quarters a year at most, all schemes together', () => {
    const autres = [
      { annee: 1999, trimestres: 3 },
      { annee: 2000, trimestres: 3 },
      { annee: 2001, trimestres: 2 },
    ]
    const annees = joursParAnnee([plein], autres)
    expect([...annees].slice(0, 3)).toEqual([
      [1999, 270],
      [2000, 360],
      [2001, 360],
    ])
  })

  it('rounds once, at the end', () => {
    const jours44: PeriodeCarriere = { debut: '2000-01-01', fin: '2000-02-14', quotite: 100 }
    expect(trimestresLiquidablesCarriere([jours44], EFFET)).toBe(0)
    expect(
      trimestresLiquidablesCarriere([jours44, { ...jours44, debut: '2001-01-01', fin: '2001-02-14' }], EFFET),
    ).toBe(1)
  })

  it('is nothing without a period', () => {
    expect(trimestresLiquidablesCarriere([], EFFET)).toBe(0)
    expect(assuranceCarriere([])).toEqual({ trimestres: 0, jours: 0 })
  })
})

describe('automatic checks', () => {
  const aujourdhui = '2026-11-20'
  const ligne = (
    id: string,
    debut: CalendarDate,
    fin?: CalendarDate,
    reste: Partial<LigneCarriere> = {},
  ): LigneCarriere => ({
    id,
    debut,
    ...(fin && { fin }),
    indiceMajore: 500,
    tempsPartiel: false,
    ...reste,
  })
  const constats = (...lignes: LigneCarriere[]) => constatsCarriere(lignes, aujourdhui)

  it('finds nothing in a whole career, whatever its order', () => {
    expect(constats(ligne('b', '2010-01-01'), ligne('a', '2000-09-01', '2009-12-31'))).toEqual([])
  })

  it('finds a gap of one day, and where', () => {
    expect(constats(ligne('a', '2000-09-01', '2009-12-30'), ligne('b', '2010-01-01'))).toEqual([
      { sorte: 'lacune', lignes: ['a', 'b'], debut: '2009-12-31', fin: '2009-12-31' },
    ])
  })

  it('finds an overlap of one day, and where', () => {
    expect(constats(ligne('a', '2000-09-01', '2010-01-01'), ligne('b', '2010-01-01'))).toEqual([
      { sorte: 'chevauchement', lignes: ['a', 'b'], debut: '2010-01-01', fin: '2010-01-01' },
    ])
  })

  it('looks for a gap after the row that ends last', () => {
    const trois = [
      ligne('a', '2000-01-01', '2009-12-31'),
      ligne('b', '2003-01-01', '2003-12-31'),
      ligne('c', '2010-01-01'),
    ]
    expect(constats(...trois).map(({ sorte }) => sorte)).toEqual(['chevauchement'])
  })

  it.each([
    ['dateFuture', ligne('a', '2026-11-21')],
    ['dateFuture', ligne('a', '2020-01-01', '2026-11-21')],
    ['datesInversees', ligne('a', '2020-01-02', '2020-01-01')],
    ['quotiteAbsente', ligne('a', '2020-01-01', undefined, { tempsPartiel: true })],
    ['quotiteInvalide', ligne('a', '2020-01-01', undefined, { tempsPartiel: true, quotite: 0 })],
    ['quotiteInvalide', ligne('a', '2020-01-01', undefined, { tempsPartiel: true, quotite: 101 })],
    ['quotiteInvalide', ligne('a', '2020-01-01', undefined, { tempsPartiel: true, quotite: 100 })],
  ] as const)('finds %s', (sorte, une) => {
    expect(constats(une).map((constat) => constat.sorte)).toEqual([sorte])
  })

  it('finds a missing index', () => {
    const { indiceMajore: _, ...sans } = ligne('a', '2020-01-01')
    expect(constats(sans)).toMatchObject([{ sorte: 'indiceAbsent', lignes: ['a'] }])
  })
})

describe('the quarters of a child (art. L. 12 and L. 12 bis)', () => {
  const enfant: Enfant = {
    naissance: '2003-12-31',
    interruption: true,
    accouchementApresRecrutement: true,
    accouchementPendantEtudes: false,
  }
  it.each<[string, Enfant, CalendarDate, number, number]>([
    ['K01 avant 2004, interruption', enfant, '2026-08-01', 4, 4],
    ['K02 avant 2004, sans interruption', { ...enfant, interruption: false }, '2026-08-01', 0, 0],
    [
      'K03 avant 2004, pendant les études',
      { ...enfant, interruption: false, accouchementPendantEtudes: true },
      '2026-08-01',
      4,
      4,
    ],
    ['K04 en 2004, effet d’août 2026', { ...enfant, naissance: '2004-01-01' }, '2026-08-01', 0, 2],
    ['K05 en 2004, effet de septembre 2026', { ...enfant, naissance: '2004-01-01' }, '2026-09-01', 1, 2],
    [
      'K06 en 2004, père',
      { ...enfant, naissance: '2004-01-01', accouchementApresRecrutement: false },
      '2026-09-01',
      0,
      0,
    ],
  ])('%s', (_, un, effet, liquidation, assurance) => {
    expect(trimestresEnfant(un, effet)).toMatchObject({ liquidation, assurance })
  })
})

describe('part-time', () => {
  it.each([
    [50, 0.5],
    [70, 0.7],
    [80, 6 / 7],
    [90, 32 / 35],
    [100, 1],
    [85, 0.85],
  ])('a quotité of %i pays %d of full pay (art. L. 612-5 CGFP)', (quotite, part) => {
    expect(remunerationPartielle(quotite)).toBeCloseTo(part, 12)
  })

  /** Circulaire n° 2015-105, as SNES tells it: × 4/7 + 40 between 80 and 90 %, what is 6/7 and 32/35 at its ends. */
  it.each([
    ['14 heures sur 18, sous 80 %', (14 / 18) * 100, 77.777_777_8],
    ['12 sur 15, à 80 %', (12 / 15) * 100, 85.714_285_7],
    ['15 sur 18', (15 / 18) * 100, 87.619_047_6],
    ['13 sur 15', (13 / 15) * 100, 89.523_809_5],
    ['16 sur 18', (16 / 18) * 100, 90.793_650_8],
    ['18 sur 20, à 90 %', (18 / 20) * 100, 91.428_571_4],
    ['17 sur 18, au-dessus', (17 / 18) * 100, 94.444_444_4],
    ['29 heures de 35, hors de l’enseignement', (29 / 35) * 100, 82.857_142_9],
  ])('a teacher’s hours: %s', (_, quotite, paye) => {
    expect(remunerationPartielle(quotite) * 100).toBeCloseTo(paye, 6)
  })

  it('takes quotités from 1 to 100, those of 14 hours of 18 included (art. L. 11)', () => {
    expect([0, 0.99, 1, 100, 100.01, (14 / 18) * 100].map(estQuotite)).toEqual([
      false,
      false,
      true,
      true,
      false,
      true,
    ])
    expect(estQuotite(Number.NaN)).toBe(false)
  })

  it('counts for the fraction worked (art. L. 11)', () => {
    expect(joursLiquidables(90, 50)).toBe(45)
  })
})
