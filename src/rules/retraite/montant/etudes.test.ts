import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { citer, sources } from '../exemples/source.ts'
import { fautesEtudes, trimestresEtudes, type PeriodeEtudes } from './etudes.ts'

const periode = (debut: CalendarDate | '', fin: CalendarDate, diplome = true): PeriodeEtudes => ({
  debut,
  fin,
  diplome,
})

describe('quarters that studies allow to buy', () => {
  it.each([
    ['quatre-vingt-neuf jours', [periode('2001-01-01', '2001-03-30')], 0],
    ['quatre-vingt-dix jours', [periode('2001-01-01', '2001-03-31')], 1],
    ['une année scolaire', [periode('2000-09-15', '2001-06-30')], 3],
    ['une année civile', [periode('2001-01-01', '2001-12-31')], 4],
    ['trois années de suite', [periode('2000-09-01', '2003-08-31')], 12],
    ['six années : douze au plus', [periode('1998-09-01', '2004-08-31')], 12],
    ['sans diplôme', [periode('2001-01-01', '2001-12-31', false)], 0],
    [
      'deux restes de quarante-cinq jours ne font pas un trimestre',
      [periode('2001-01-01', '2001-02-14'), periode('2001-06-01', '2001-07-15')],
      0,
    ],
    [
      'deux fois quarante-cinq jours sans un jour d’écart en font un, dans n’importe quel ordre',
      [periode('2001-02-15', '2001-03-31'), periode('2001-01-01', '2001-02-14')],
      1,
    ],
    [
      'un jour d’écart, ou une année sans diplôme, les sépare',
      [
        periode('2001-01-01', '2001-02-14'),
        periode('2001-02-16', '2001-04-01'),
        periode('2002-01-01', '2002-02-14'),
        periode('2002-02-15', '2002-03-31', false),
      ],
      0,
    ],
    ['vingt ans : le même plafond', [periode('1980-01-01', '1999-12-31')], 12],
    ['aucune période', [], 0],
  ])('%s', (_, periodes, attendu) => {
    expect(trimestresEtudes(periodes)).toBe(attendu)
  })

  it.each([
    ['aucun jour', 0, 4],
    ['un jour', 1, 3],
    ['un trimestre', 90, 3],
    ['un trimestre et un jour', 91, 2],
    ['trois trimestres', 270, 1],
    ['trois trimestres et un jour', 271, 0],
    ['une année', 360, 0],
  ])('leaves four in a year with those that it has (art. R. 9 bis I): %s', (_, jours, attendu) => {
    const annee = [periode('2001-01-01', '2001-12-31')]
    expect(trimestresEtudes(annee, new Map([[2001, jours]]))).toBe(attendu)
    expect(trimestresEtudes(annee, new Map([[2002, jours]]))).toBe(4)
  })

  it.each([
    ['deux trimestres déjà pris en compte au régime général', 180, 2],
    ['une activité salariée qui n’a pas donné de trimestre', 0, 4],
  ])(`${citer(sources.cnraclEtudes)} : %s`, (_, jours, attendu) => {
    const annee = [periode('1982-01-01', '1982-12-31')]
    expect(trimestresEtudes(annee, new Map([[1982, jours]]))).toBe(attendu)
  })

  it('counts four quarters at most in a year, whatever the periods', () => {
    // Middles on 2 January, 2 April, 1 July, 29 September and 28 December of the same year.
    const cinq = [periode('2000-11-19', '2002-02-12')]
    expect(trimestresEtudes(cinq)).toBe(4)
  })
})

describe('periods of studies that are refused', () => {
  const cadre = { naissance: '1980-02-29', aujourdhui: '2026-11-21', dateDemande: '2026-06-01' } as const
  const motif = (...periodes: PeriodeEtudes[]) => fautesEtudes(periodes, cadre).at(-1)

  it.each([
    ['ETUDES_DATE', [periode('', '2001-06-30')]],
    ['ETUDES_DATE', [periode('2001-02-29', '2001-06-30')]],
    ['ETUDES_ORDRE', [periode('2001-06-30', '2000-09-01')]],
    ['ETUDES_FUTURE', [periode('2026-09-01', '2026-11-22')]],
    ['ETUDES_NAISSANCE', [periode('1994-09-01', '1995-06-30')]],
    ['ETUDES_APRES_DEMANDE', [periode('2025-09-01', '2026-06-02')]],
    [undefined, [periode('2025-09-01', '2026-06-01')]],
    ['ETUDES_CHEVAUCHEMENT', [periode('2000-09-01', '2001-06-30'), periode('2001-06-30', '2002-06-30')]],
  ] as const)('%s', (attendu, periodes) => {
    expect(motif(...periodes)).toBe(attendu)
  })

  it('accepts periods that follow one another, in any order', () => {
    expect(
      fautesEtudes([periode('2001-07-01', '2002-06-30'), periode('2000-09-01', '2001-06-30')], cadre),
    ).toEqual([undefined, undefined])
    const finie = [periode('2026-09-01', '2026-11-21')]
    expect(fautesEtudes(finie, { ...cadre, dateDemande: cadre.aujourdhui })).toEqual([undefined])
  })
})
