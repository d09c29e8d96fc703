import { describe, expect, it } from 'vitest'
import {
  ageLongueCarriere,
  debutReconnu,
  debutSuppose,
  reputesCotises,
  trimestresReputes,
} from './longueCarriere.ts'

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

it('supposes the latest beginning that a date allows', () => {
  const debut = (depart: string) => debutSuppose('1966-02-10', depart, '2026-09-01')?.debut
  expect(['2024-02-01', '2024-03-01', '2026-03-01', '2026-12-01', '2029-03-01'].map(debut)).toEqual([
    undefined,
    16,
    18,
    20,
    21,
  ])
})

describe('the beginning of a career (art. D. 16-2)', () => {
  const annees = (quatre: number, cinq: number) =>
    new Map([
      [1984, quatre],
      [1986, cinq],
    ])

  it('asks for five quarters by the end of the year of the birthday', () => {
    expect(debutReconnu('1966-03-01', annees(4, 1))).toBe(20)
    expect(debutReconnu('1966-03-01', annees(5, 0))).toBe(18)
    expect(debutReconnu('1966-03-01', annees(4, 0))).toBeUndefined()
  })

  it('asks for four of those born from October to December', () => {
    expect(debutReconnu('1966-09-30', annees(4, 0))).toBeUndefined()
    expect(debutReconnu('1966-10-01', annees(4, 0))).toBe(18)
  })
})

it('counts quarters deemed contributed within the cap of each kind', () => {
  const [national] = reputesCotises
  const type = national?.type ?? ''
  expect(trimestresReputes({ [type]: 3 })).toBe(3)
  expect(trimestresReputes({ [type]: 6 })).toBe(4)
  expect(trimestresReputes({ 'maternity in other schemes': 9, [type]: 6 })).toBe(13)
  expect(trimestresReputes({ inconnu: 9 })).toBe(0)
})
