import { describe, expect, it } from 'vitest'
import { anneeDe, type CalendarDate, dateOf } from '#rules/calendar/dates.ts'
import { illisible } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { CompteRetraite, PeriodeCompte } from './compte.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses.ts'
import { parcourirMois } from './moisDuCompte.ts'

const aujourdhui = '2026-11-21'
const depuis = '2026-12-01'

const periode = (debut: CalendarDate, change: Partial<PeriodeCompte> = {}): PeriodeCompte => ({
  periodeId: debut,
  debut,
  employeur: 'Académie',
  grade: 'Classe normale',
  echelon: '9e',
  position: 'activite',
  categorie: 'sedentaire',
  indiceMajore: 600,
  quotite: 100,
  ...change,
})

const compte = (dateNaissance: CalendarDate, carriere: readonly PeriodeCompte[]): CompteRetraite => ({
  situation: {
    dateNaissance,
    categorie: 'sedentaire',
    indiceMajore: 600,
    indiceDepuis: '2015-01-01',
    nbi: 0,
  },
  enfants: [],
  enfantsDeclares: 0,
  carriere,
  bonifications: [],
  autresRegimes: [],
})

const hypotheses: Hypotheses = {
  dateDepart: '2036-01-01',
  motif: 1,
  indiceMajore: 600,
  enfants: 0,
  quotites: [{ debut: '2030-05-01', quotite: 70 }],
  rachat: { trimestres: 3, option: 3 },
  pointsRafp: 0,
  revenuFiscalReference: 0,
  parts: 1,
  regle: 'envigueur',
}

describe.each([
  ['on 29 February', '1972-02-29'],
  ['on the 1st of a month', '1970-07-01'],
  ['after 2000', '2001-03-15'],
] as const)('the months of an account of someone born %s', (_, naissance) => {
  const cir = compte(naissance, [periode(dateOf(anneeDe(naissance) + 24, 9, 1))])
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

it.each<[string, PeriodeCompte[]]>([
  ['none', []],
  [
    'gaps and overlaps',
    [
      periode('1995-09-01', { fin: '2000-08-31' }),
      periode('2003-01-01', { fin: '2012-01-01' }),
      periode('2010-01-01'),
    ],
  ],
  ['dates the wrong way round', [periode('1995-09-01', { fin: '1994-08-31' }), periode('2003-01-01')]],
  ['dates to come', [periode('1995-09-01', { fin: '2050-08-31' }), periode('2045-01-01')]],
  ['dates that do not exist', [periode('1995-09-31', { fin: '2000-02-31' }), periode('2000-13-01')]],
  [
    'dates that are no dates',
    [periode('1995-09-01', { fin: illisible('?') }), periode(illisible(''), { fin: illisible('') })],
  ],
  ['no index', [{ ...periode('1995-09-01'), indiceMajore: undefined } as never]],
])('a career with %s is walked all the same', (_, carriere) => {
  expect(() => parcourirMois(compte('1971-05-05', carriere), hypotheses, aujourdhui, depuis)).not.toThrow()
})
