import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { arrondir } from '#rules/arrondis.ts'
import { indiceDe } from './indice.ts'
import { abattementRachat, ageRachatAtteint, ageRachatDepasse, coutRachat, echelonnement } from './rachat.ts'

const indice = indiceDe(500, '2025-01-01') ?? { majore: 0, source: '', confirme: false }
const cout = (naissance: CalendarDate, dateDemande: CalendarDate, option = 3, trimestres = 4) =>
  coutRachat({ naissance, dateDemande, trimestres, option, indice })

describe('the cost of study quarters (décret n° 2003-1310, art. 2; same table on ac-besancon.fr)', () => {
  it.each([
    ['R01 vingt ans', '2005-06-02', 1, 3.1],
    ['R02 dix-huit ans : la ligne de vingt', '2007-06-01', 2, 6.4],
    ['R03 vingt-quatre ans', '2001-06-01', 3, 11.5],
    ['R04 la veille de vingt-cinq ans', '2000-06-02', 1, 3.7],
    ['R05 vingt-cinq ans', '2000-06-01', 1, 3.8],
    ['R06 cinquante ans', '1975-06-01', 2, 17.8],
    ['R07 cinquante-neuf ans', '1966-06-01', 3, 30.6],
  ] as const)('%s', (_, naissance, option, pourcentage) => {
    expect(cout(naissance, '2025-06-01', option)).toMatchObject({
      pourcentageParTrimestre: pourcentage,
      indicatif: false,
    })
  })

  it('is quarters × percentage × annual index salary', () => {
    expect(arrondir(cout('1975-06-01', '2025-06-01', 3, 6)?.cout ?? 0)).toBe(46_608.91)
    expect((6 * 26.3 * 500 * 59.0734) / 100).toBeCloseTo(46_608.91, 2)
  })

  it('is indicative since 2026, and keeps the last published row after 59', () => {
    expect(cout('1986-06-01', '2025-12-31')?.indicatif).toBe(false)
    expect(cout('1986-06-01', '2026-01-01')?.indicatif).toBe(true)
    expect(cout('1964-06-01', '2026-06-01')).toMatchObject({
      age: 62,
      pourcentageParTrimestre: 30.6,
      indicatif: true,
    })
  })

  it('knows no other option', () => {
    expect(cout('1986-06-01', '2025-12-31', 4)).toBeUndefined()
  })

  it('may be asked for until 59, and until 66 since 2026', () => {
    expect(ageRachatDepasse('1965-06-02', '2025-06-01')).toBe(false)
    expect(ageRachatDepasse('1965-06-01', '2025-06-01')).toBe(true)
    expect(ageRachatDepasse('1959-06-02', '2026-06-01')).toBe(false)
    expect(ageRachatDepasse('1959-06-01', '2026-06-01')).toBe(true)
  })
})

it.each([
  ['A01 dix ans', '2016-06-01', false],
  ['A02 dix-neuf ans', '2006-06-02', false],
  ['A03 vingt ans', '2006-06-01', true],
  ['A04 vingt et un ans', '2005-06-01', true],
] as const)('%s: may be asked for from 20 on', (_, naissance, permis) => {
  expect(ageRachatAtteint(naissance, '2026-06-01')).toBe(permis)
})

describe('the abatement of young graduates (art. 2 bis)', () => {
  const abattement = (
    naissance: CalendarDate,
    dateDemande: CalendarDate,
    trimestres = 4,
    finEtudes?: CalendarDate,
  ) => abattementRachat({ naissance, dateDemande, trimestres, option: 3, ...(finEtudes && { finEtudes }) })

  it('is 1,380 € a quarter for both, four quarters at most', () => {
    expect(abattement('1990-06-01', '2025-06-01', 3)).toEqual({ montant: 4140, confirme: true })
    expect(abattement('1990-06-01', '2025-06-01', 9).montant).toBe(5520)
    expect(
      abattementRachat({ naissance: '1990-06-01', dateDemande: '2025-06-01', trimestres: 1, option: 1 })
        .montant,
    ).toBe(440)
  })

  it('ends with the year of the 40th birthday', () => {
    expect(abattement('1985-01-01', '2025-12-31').montant).toBe(5520)
    expect(abattement('1985-12-31', '2026-01-01')).toEqual({ montant: 0, confirme: false })
  })

  it('ended, before 2025, ten years after the studies', () => {
    expect(abattement('1990-06-01', '2024-12-31', 4, '2014-06-30').montant).toBe(5520)
    expect(abattement('1990-06-01', '2024-12-31', 4, '2013-06-30').montant).toBe(0)
    expect(abattement('1990-06-01', '2024-12-31').montant).toBe(0)
    expect(abattement('1990-06-01', '2014-12-31', 4, '2013-06-30').montant).toBe(0)
  })
})

it('is spread over 1, 3, 5 or 7 years, or 1, 3 or 5 with the abatement', () => {
  const nombres = [1, 2, 4, 5, 8, 9, 12]
  expect(nombres.map((n) => echelonnement(n, false).annees.at(-1))).toEqual([1, 3, 3, 5, 5, 7, 7])
  expect(echelonnement(12, true)).toEqual({ annees: [1, 3, 5], confirme: true })
})

it('says of one quarter alone that no text read tells how it is paid', () => {
  expect([1, 2, 5, 9].map((n) => echelonnement(n, false).confirme)).toEqual([false, true, true, true])
})
