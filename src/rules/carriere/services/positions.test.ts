import { expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { enfantNe as enfant, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { CompteRetraite, PeriodeCompte } from '../compte.ts'

/** Quarters of a single period, and of nothing else, for a departure long after it. */
const donne = (
  debut: CalendarDate,
  fin: CalendarDate,
  change: Partial<PeriodeCompte>,
  naissances: readonly CalendarDate[] = [],
) => {
  const cir: CompteRetraite = {
    ...compteType,
    enfants: naissances.map(enfant),
    carriere: [{ ...periode('p1', debut, fin), ...change }],
    autresRegimes: [],
  }
  const { liquidables, assurance, joursAssurance, cotises } = trimestresDuCompte(cir, {
    dateDepart: '2040-01-01',
    quotites: [],
  })
  return [liquidables, assurance, joursAssurance, cotises]
}

const parental = { position: 'congeparental' } as const
const pourEnfant = { position: 'disponibilite', raison: 'enfant' } as const
const deDroit = (quotite: number) => ({ quotite, tempsPartiel: true, raison: 'enfant' }) as const

/** Payable quarters, insurance, its days, contributed quarters. */
type Cas = readonly [
  string,
  CalendarDate,
  CalendarDate,
  Partial<PeriodeCompte>,
  readonly CalendarDate[],
  readonly [number, number, number, number],
]

/**
 * Art. L. 9 1° CPCMR: three years at most for each child born from 2004 on; art. R. 9: parental leave and part-time by right
 * until the child is three, twelve quarters of time not worked; days that two children allow count once.
 */
it.each<Cas>([
  [
    'P01 congé parental, enfant né le 31/12/2003',
    '2004-01-01',
    '2004-12-31',
    parental,
    ['2003-12-31'],
    [0, 0, 0, 0],
  ],
  ['P02 né le 01/01/2004', '2004-01-01', '2004-12-31', parental, ['2004-01-01'], [4, 4, 0, 0]],
  [
    'P03 trois ans, jusqu’à la veille de ses 3 ans',
    '2010-01-01',
    '2012-12-31',
    parental,
    ['2010-01-01'],
    [12, 12, 0, 0],
  ],
  [
    'P04 un trimestre de plus : ne compte pas',
    '2010-01-01',
    '2013-03-31',
    parental,
    ['2010-01-01'],
    [12, 12, 0, 0],
  ],
  [
    'P05 un trimestre avant la naissance : non plus',
    '2009-10-01',
    '2010-12-31',
    parental,
    ['2010-01-01'],
    [4, 4, 0, 0],
  ],
  ['P06 sans enfant au compte', '2010-01-01', '2010-12-31', parental, [], [0, 0, 0, 0]],
  [
    'P07 deux enfants qui se suivent',
    '2010-01-01',
    '2015-12-31',
    parental,
    ['2010-01-01', '2013-01-01'],
    [24, 24, 0, 0],
  ],
  [
    'P08 des jumeaux : les mêmes jours comptent une fois',
    '2010-01-01',
    '2013-12-31',
    parental,
    ['2010-01-01', '2010-01-01'],
    [12, 12, 0, 0],
  ],
  [
    'P09 disponibilité pour l’élever, trois ans',
    '2010-01-01',
    '2012-12-31',
    pourEnfant,
    ['2010-01-01'],
    [12, 12, 0, 0],
  ],
  [
    'P10 trois ans et un trimestre : plafond',
    '2010-01-01',
    '2013-03-31',
    pourEnfant,
    ['2010-01-01'],
    [12, 12, 0, 0],
  ],
  ['P11 jusqu’à ses huit ans', '2016-01-01', '2018-12-31', pourEnfant, ['2010-01-01'], [8, 8, 0, 0]],
  [
    'P12 disponibilité pour une autre raison',
    '2010-01-01',
    '2012-12-31',
    { position: 'disponibilite' },
    ['2010-01-01'],
    [0, 0, 0, 0],
  ],
  [
    'P13 temps partiel de droit à 50 % : compte entier',
    '2010-01-01',
    '2012-12-31',
    deDroit(50),
    ['2010-01-01'],
    [12, 12, 0, 12],
  ],
  [
    'P14 au-delà de ses trois ans : à 50 %',
    '2010-01-01',
    '2013-12-31',
    deDroit(50),
    ['2010-01-01'],
    [14, 16, 0, 16],
  ],
  [
    'P15 à 80 %, enfant né en 2003 : à 80 %',
    '2004-01-01',
    '2006-12-31',
    deDroit(80),
    ['2003-06-01'],
    [10, 12, 0, 12],
  ],
  [
    'P16 temps partiel sur autorisation',
    '2010-01-01',
    '2012-12-31',
    { quotite: 80, tempsPartiel: true },
    ['2010-01-01'],
    [10, 12, 0, 12],
  ],
  [
    'P17 temps partiel thérapeutique',
    '2010-01-01',
    '2010-12-31',
    { quotite: 50, tempsPartiel: true, raison: 'therapeutique' },
    [],
    [4, 4, 0, 4],
  ],
  [
    'P18 services auxiliaires non validés',
    '2010-01-01',
    '2010-12-31',
    { position: 'auxiliaire' },
    [],
    [0, 4, 0, 4],
  ],
  ['P19 validés', '2010-01-01', '2010-12-31', { position: 'auxiliaire', valides: true }, [], [4, 4, 0, 4]],
  ['P20 service national', '2010-01-01', '2010-12-31', { position: 'servicenational' }, [], [4, 4, 0, 4]],
])('%s', (_, debut, fin, change, naissances, attendu) => {
  expect(donne(debut, fin, change, naissances)).toEqual(attendu)
})

it('P21 counts three years of time not worked for one child, whatever the way: leave, then part-time by right', () => {
  // Two and a half years of disponibilité take ten of the twelve quarters; a year at 50 % would take two more.
  const cir = (fin: CalendarDate): CompteRetraite => ({
    ...compteType,
    enfants: [enfant('2010-01-01')],
    carriere: [
      { ...periode('p1', '2010-01-01', '2011-12-31'), ...deDroit(50) },
      { ...periode('p2', '2012-01-01', fin), ...pourEnfant },
    ],
    autresRegimes: [],
  })
  const liquidables = (fin: CalendarDate) =>
    trimestresDuCompte(cir(fin), { dateDepart: '2040-01-01', quotites: [] }).liquidables
  // Eight quarters at 50 % take four of time not worked: eight remain, until the end of 2013.
  expect([liquidables('2013-09-30'), liquidables('2013-12-31'), liquidables('2014-03-31')]).toEqual([
    15, 16, 16,
  ])
})

it('P22 counts an unknown working time for the lowest, until it is said', () => {
  const { quotite: _quotite, ...inconnue } = periode('p1', '2010-01-01', '2013-12-31')
  const cir = { ...compteType, carriere: [{ ...inconnue, tempsPartiel: true }], autresRegimes: [] }
  const liquidables = (quotite: number) =>
    trimestresDuCompte(cir, {
      dateDepart: '2040-01-01',
      quotites: [],
      quotitesPassees: [{ periodeId: 'p1', quotite }],
    }).liquidables
  expect([0, 50, 80, 90].map(liquidables)).toEqual([8, 8, 13, 14])
})
