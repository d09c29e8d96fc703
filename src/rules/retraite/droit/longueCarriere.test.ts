import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import {
  ageLongueCarriere,
  debutDit,
  debutReconnu,
  debutSuppose,
  REPUTES_ENFANTS,
  reputesCotises,
  trimestresDeDebut,
  trimestresReputes,
} from './longueCarriere.ts'
import { debutsLongueCarriere } from '../demande/demande.ts'
import { lois } from '../regle/regle.ts'

describe('the age of a long career (art. D. 16-1 CPCMR)', () => {
  it.each([
    ['1965-03-01', 16, [58, 0], [58, 0]],
    ['1965-03-01', 18, [60, 0], [60, 0]],
    ['1965-03-01', 21, [63, 0], [63, 0]],
    ['1963-08-31', 20, [60, 0], [60, 0]],
    ['1963-09-01', 20, [60, 3], [60, 3]],
    ['1965-11-30', 20, [60, 9], [60, 9]],
    ['1965-12-01', 20, [60, 8], [60, 9]],
    ['1966-01-01', 20, [60, 9], [61, 0]],
    ['1970-06-01', 20, [61, 9], [62, 0]],
    ['1971-01-01', 20, [62, 0], [62, 0]],
  ] as const)('né le %s, début avant %i ans', (naissance, debut, loi, calendrier) => {
    const age = (regle: '2026-09-01' | '2023-09-01') => ageLongueCarriere(naissance, debut, regle)?.age
    expect(age('2026-09-01')).toEqual({ annees: loi[0], mois: loi[1] })
    expect(age('2023-09-01')).toEqual({ annees: calendrier[0], mois: calendrier[1] })
  })

  it('has no row before 20 for those born before September 1961', () => {
    expect(ageLongueCarriere('1961-08-31', 20, '2026-09-01')).toBeUndefined()
  })
})

it('knows the ages of beginning that the law’s files write, and no other', () => {
  for (const { parts } of lois) {
    const ecrits = new Set(parts.longCareer.rows.map(({ startedBefore }) => startedBefore))
    expect([...ecrits].toSorted()).toEqual([...debutsLongueCarriere])
  }
})

it.each(lois.map(({ effectFrom }) => effectFrom))(
  'asks by the law of %s for five quarters, or for four of the year itself when born in its last quarter (art. D. 351-1-3 CSS)',
  (regle) => {
    expect(trimestresDeDebut('1966-09-30', regle)).toEqual({ aLaFin: 5 })
    expect(trimestresDeDebut('1966-10-01', regle)).toEqual({ aLaFin: 5, dansLAnnee: 4 })
    expect(debutDit('l’année', regle)).toMatch(/naissance en octobre, novembre ou décembre\)$/)
  },
)

it('supposes the latest beginning that a date allows', () => {
  const debut = (depart: CalendarDate) => debutSuppose('1966-02-10', depart, '2026-09-01')?.debut
  const departs = ['2024-02-01', '2024-03-01', '2026-03-01', '2026-12-01', '2029-03-01'] as const
  expect(departs.map(debut)).toEqual([undefined, 16, 18, 20, 21])
})

describe('the beginning of a career (art. D. 16-2)', () => {
  const annees = (quatre: number, cinq: number) =>
    new Map([
      [1984, quatre * 90],
      [1986, cinq * 90],
    ])

  it('asks for five quarters by the end of the year of the birthday', () => {
    expect(debutReconnu('1966-03-01', annees(4, 1), '2026-09-01')).toBe(20)
    expect(debutReconnu('1966-03-01', annees(5, 0), '2026-09-01')).toBe(18)
    expect(debutReconnu('1966-03-01', annees(4, 0), '2026-09-01')).toBeUndefined()
  })

  it('counts no day as a quarter before it is one', () => {
    const jours = (n: number) => debutReconnu('1966-03-01', new Map([[1984, n]]), '2026-09-01')
    expect(jours(449)).toBeUndefined()
    expect(jours(450)).toBe(18)
  })

  it('is content with four within the year itself for those born from October to December', () => {
    expect(debutReconnu('1966-09-30', annees(4, 0), '2026-09-01')).toBeUndefined()
    expect(debutReconnu('1966-10-01', annees(4, 0), '2026-09-01')).toBe(18)
  })

  it.each([
    ['three and a day short of the fourth in the year', [[1984, 359]], undefined],
    ['four in the year', [[1984, 360]], 18],
    [
      'four in the year, and one before',
      [
        [1983, 90],
        [1984, 360],
      ],
      18,
    ],
    [
      'four by the end, three in the year',
      [
        [1983, 90],
        [1984, 270],
      ],
      undefined,
    ],
    [
      'five by the end, less a day',
      [
        [1983, 180],
        [1984, 269],
      ],
      undefined,
    ],
    [
      'five by the end, three in the year',
      [
        [1983, 180],
        [1984, 270],
      ],
      18,
    ],
  ] as const)('born in October: %s (art. D. 351-1-3 CSS, read for art. D. 16-2)', (_, jours, attendu) => {
    expect(debutReconnu('1966-10-01', new Map<number, number>(jours), '2026-09-01')).toBe(attendu)
  })
})

it('counts quarters deemed contributed within the cap of each kind', () => {
  const [national] = reputesCotises('2026-09-01')
  const type = national?.type ?? ''
  const le = '2026-09-01'
  expect(trimestresReputes({ [type]: 3 }, le)).toEqual({ trimestres: 3, incertains: 0 })
  expect(trimestresReputes({ [type]: 6 }, le).trimestres).toBe(4)
  expect(trimestresReputes({ 'maternity in other schemes': 9, [type]: 6 }, le).trimestres).toBe(13)
  expect(trimestresReputes({ inconnu: 9 }, le).trimestres).toBe(0)
})

it.each([
  ['none before the law of 2026', 12, '2026-08-01', 0],
  ['one', 1, '2026-09-01', 1],
  ['two', 2, '2026-09-01', 2],
  ['two at most', 12, '2026-09-01', 2],
] as const)(
  'counts quarters granted for children as contributed: %s (LFSS 2026, art. 104)',
  (_, n, le, attendu) => {
    expect(trimestresReputes({ [REPUTES_ENFANTS]: n }, le)).toEqual({
      trimestres: attendu,
      incertains: attendu,
    })
  },
)
