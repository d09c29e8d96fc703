import { describe, expect, it } from 'vitest'
import { addDays } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, PeriodeCompte } from '#rules/carriere/compte.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { autreDepart, demandeDuCompte, indiceDetenu } from './hypotheses.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const TODAY = '2026-11-20'

const etape = (
  debut: CalendarDate,
  indiceMajore: number,
  change: Partial<PeriodeCompte> = {},
): PeriodeCompte => ({ ...periode(debut, debut), indiceMajore, ...change })

/** Each period ends on the day before the next one. */
const compte = (...etapes: readonly PeriodeCompte[]): CompteRetraite => ({
  ...compteType,
  carriere: etapes.map((une, rang) => {
    const suivante = etapes[rang + 1]
    return suivante ? { ...une, fin: addDays(suivante.debut, -1) } : une
  }),
})

const promue = (depuis: CalendarDate, change?: Partial<PeriodeCompte>) =>
  compte(etape('1996-09-01', 400), etape('2015-09-01', 467), etape(depuis, 520, change))

/** Promoted on 1 September 2026, on leave from November to the day before the return. */
const enConge = (retour: CalendarDate) =>
  compte(
    etape('2015-09-01', 467),
    etape('2026-09-01', 520),
    etape('2026-11-01', 520, { position: 'congeparental' }),
    etape(retour, 520),
  )

/** Art. L. 15 CPCMR: the index effectively held for six months at least when services end; otherwise the one before. */
it.each<[string, CompteRetraite, CalendarDate, number]>([
  ['I01 cinq mois', promue('2026-09-01'), '2027-02-01', 467],
  ['I02 six mois', promue('2026-09-01'), '2027-03-01', 520],
  ['I03 sept mois', promue('2026-09-01'), '2027-04-01', 520],
  ['I04 six mois moins un jour', promue('2026-09-02'), '2027-03-01', 467],
  ['I05 le mois suivant', promue('2026-09-02'), '2027-04-01', 520],
  [
    'I06 deux promotions trop récentes',
    compte(etape('2015-09-01', 467), etape('2026-09-01', 500), etape('2026-10-01', 520)),
    '2026-12-01',
    467,
  ],
  [
    'I07 la première des deux tenue',
    compte(etape('2015-09-01', 467), etape('2026-05-01', 500), etape('2026-10-01', 520)),
    '2026-12-01',
    500,
  ],
  ['I08 services cessés trois mois après', promue('2026-01-01', { fin: '2026-03-31' }), '2027-01-01', 467],
  ['I09 services cessés six mois après', promue('2026-01-01', { fin: '2026-06-30' }), '2027-01-01', 520],
  [
    'I10 promotion pendant une disponibilité',
    promue('2020-01-01', { position: 'disponibilite' }),
    '2027-01-01',
    467,
  ],
  [
    'I11 aucun tenu six mois : le premier',
    compte(etape('2026-09-01', 467), etape('2026-10-01', 520)),
    '2026-12-01',
    467,
  ],
  // Two months before a leave of a year, and four after it.
  ['I18 congé : six mois moins un mois', enConge('2027-11-01'), '2028-02-01', 467],
  ['I19 congé : six mois de services', enConge('2027-11-01'), '2028-03-01', 520],
  ['I20 congé : sept mois', enConge('2027-11-01'), '2028-04-01', 520],
  ['I21 congé : un jour de services manque', enConge('2027-11-02'), '2028-03-01', 467],
])('%s', (_, cir, depart, attendu) => {
  expect(indiceDetenu(cir, depart)).toBe(attendu)
})

describe('the index of another departure than the one supposed', () => {
  const cir = promue('2026-09-01')
  const au = (depart: CalendarDate, suppose: number, autre: CalendarDate) =>
    autreDepart(cir, hypothesesAu(depart, { indiceMajore: suppose }), autre).indiceMajore

  it.each<[string, CalendarDate, number, CalendarDate, number]>([
    ['I12 celui du compte suit la date : plus tôt', '2033-06-01', 520, '2027-02-01', 467],
    ['I13 plus tard', '2027-02-01', 467, '2027-03-01', 520],
    ['I14 une promotion à venir ne vaut pas avant', '2033-06-01', 600, '2033-05-01', 520],
    ['I15 elle vaut après', '2033-06-01', 600, '2033-07-01', 600],
    ['I16 un indice plus bas que le compte vaut partout', '2033-06-01', 450, '2033-05-01', 450],
  ])('%s', (_, depart, suppose, autre, attendu) => {
    expect(au(depart, suppose, autre)).toBe(attendu)
  })

  it('I17 is that of each month of the chart, and of each date that it finds', () => {
    const recente: CompteRetraite = {
      ...promue('2026-09-01'),
      situation: { ...compteType.situation, dateNaissance: '1963-11-08' },
    }
    const hypotheses = hypothesesAu('2027-06-01', { indiceMajore: 520 })
    const { points, dates } = parcourirMois(recente, hypotheses, TODAY, '2026-12-01')
    expect(dates.auPlusTot).toBe('2026-12-01')
    for (const { dateDepart, pensionBruteMensuelle } of points.slice(0, 6)) {
      const indiceMajore = dateDepart < '2027-03-01' ? 467 : 520
      const seule = estimer(demandeDuCompte(recente, hypothesesAu(dateDepart, { indiceMajore }), TODAY))
      expect([dateDepart, pensionBruteMensuelle]).toEqual([dateDepart, seule.pensionBruteMensuelle])
    }
  })
})
