import { describe, expect, it } from 'vitest'
import { anneeDe, type CalendarDate, dateOf } from '#rules/calendar/dates.ts'
import { compteAvec, illisible, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { PeriodeCompte } from '#rules/carriere/compte.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import { parcourirMois } from './moisDuCompte.ts'

const aujourdhui = '2026-11-21'
const depuis = '2026-12-01'

const auTravail = (debut: CalendarDate, change: Partial<PeriodeCompte> = {}): PeriodeCompte => ({
  ...periode(debut, debut),
  indiceMajore: 600,
  ...change,
})

const hypotheses = hypothesesAu('2036-01-01', {
  indiceMajore: 600,
  quotites: [{ debut: '2030-05-01', quotite: 70 }],
  rachat: { trimestres: 3, option: 3 },
})

describe.each([
  ['on 29 February', '1972-02-29'],
  ['on the 1st of a month', '1970-07-01'],
  ['after 2000', '2001-03-15'],
] as const)('the months of an account of someone born %s', (_, naissance) => {
  const cir = compteAvec(naissance, [auTravail(dateOf(anneeDe(naissance) + 24, 9, 1))])
  const { points, dates } = parcourirMois(cir, hypotheses, aujourdhui, depuis)

  it('have the euros of the departure alone', () => {
    expect(points.length).toBeGreaterThan(60)
    for (const { dateDepart, ...point } of points) {
      const seule = estimer(demandeDuCompte(cir, { ...hypotheses, dateDepart }, aujourdhui))
      expect([dateDepart, point]).toEqual([
        dateDepart,
        {
          pensionBruteMensuelle: seule.pensionBruteMensuelle,
          taux: seule.taux,
          trimestresDecote: seule.decote.trimestres,
          trimestresSurcote: seule.surcote.trimestres,
          indicatif: seule.indicatif,
        },
      ])
    }
  })

  it('begin at the legal age, and go past the age limit', () => {
    const { dateOuverture } = estimer(
      demandeDuCompte(cir, { ...hypotheses, dateDepart: dates.auPlusTot ?? illisible('') }, aujourdhui),
    )
    expect(dates.auPlusTot).toBe(dateOuverture)
    expect(dates.limiteAge).toBeDefined()
    expect(points.some(({ dateDepart }) => dateDepart > (dates.limiteAge ?? ''))).toBe(true)
  })
})

describe('the months of someone born on 1 July 1964', () => {
  const depart = hypothesesAu('2027-07-01', { indiceMajore: 600 })
  const entre = (debut: CalendarDate) =>
    parcourirMois(compteAvec('1964-07-01', [auTravail(debut)]), depart, aujourdhui, depuis)

  it('begin at the opening and end at the last age', () => {
    const { points } = entre('1987-10-01')
    expect(points[0]?.dateDepart).toBe('2027-04-01')
    expect(points.at(-1)?.dateDepart).toBe('2034-07-01')
    expect(points).toHaveLength(7 * 12 + 4)
  })

  it('have the dates that matter', () => {
    expect(entre('1987-10-01').dates).toEqual({
      auPlusTot: '2027-04-01',
      sansDecote: '2030-04-01',
      pourcentageMaximum: '2030-03-01',
      limiteAge: '2031-07-01',
    })
    expect(entre('1983-01-01').dates).toMatchObject({
      auPlusTot: '2027-04-01',
      sansDecote: '2027-04-01',
      pourcentageMaximum: '2027-04-01',
    })
    expect(entre('2012-01-01').dates).toMatchObject({ pourcentageMaximum: undefined })
  })
})

it('the months follow the rules of each date across 1 September 2026', () => {
  const cir = compteAvec('1964-01-10', [auTravail('1981-09-01')])
  const longue = hypothesesAu('2026-10-01', { indiceMajore: 600, motif: 3 })
  const { points } = parcourirMois(cir, longue, '2026-07-15', '2026-08-01')
  expect(points.slice(0, 2).map(({ dateDepart }) => dateDepart)).toEqual(['2026-08-01', '2026-09-01'])
})

it.each<[string, PeriodeCompte[]]>([
  ['none', []],
  [
    'gaps and overlaps',
    [
      auTravail('1995-09-01', { fin: '2000-08-31' }),
      auTravail('2003-01-01', { fin: '2012-01-01' }),
      auTravail('2010-01-01'),
    ],
  ],
  ['dates the wrong way round', [auTravail('1995-09-01', { fin: '1994-08-31' }), auTravail('2003-01-01')]],
  ['dates to come', [auTravail('1995-09-01', { fin: '2050-08-31' }), auTravail('2045-01-01')]],
  ['dates that do not exist', [auTravail('1995-09-31', { fin: '2000-02-31' }), auTravail('2000-13-01')]],
  [
    'dates that are no dates',
    [auTravail('1995-09-01', { fin: illisible('?') }), auTravail(illisible(''), { fin: illisible('') })],
  ],
  ['no index', [{ ...auTravail('1995-09-01'), indiceMajore: undefined } as never]],
])('a career with %s is walked all the same', (_, carriere) => {
  expect(() =>
    parcourirMois(compteAvec('1971-05-05', carriere), hypotheses, aujourdhui, depuis),
  ).not.toThrow()
})
