import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, PeriodeCompte } from '#rules/carriere/compte.ts'
import { handicapAu } from '#rules/carriere/services/handicap.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { compteAvec, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeDuCompte } from './hypotheses.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const TODAY = '2026-11-20'
const NEE = '1966-05-16'

const position = (p: PeriodeCompte, nom: PeriodeCompte['position']): PeriodeCompte => ({
  ...p,
  position: nom,
})

const regimeGeneral = (annees: CompteRetraite['autresRegimes'][number]['annees']) => ({
  autresRegimes: [{ regimeId: 'rg', libelle: 'Régime général', annees }],
})

describe('the surcote asks for work after the age that opens it (art. L. 14 III CPCMR)', () => {
  const surcote = (carriere: readonly PeriodeCompte[]) =>
    estimer(
      demandeDuCompte(compteAvec(NEE, carriere), hypothesesAu('2030-09-01', { indiceMajore: 600 }), TODAY),
    ).surcote.trimestres

  it.each([
    ['SU1 services that ended before the age', '2027-12-31', 0],
    ['SU2 a day short of a quarter after it', '2029-11-29', 0],
    ['SU3 a quarter after it', '2029-11-30', 1],
  ] as const)('%s', (_, fin, trimestres) => {
    expect(surcote([periode('p', '1984-01-01', fin)])).toBe(trimestres)
  })

  it('SU4 a leave without pay until the departure is no work', () => {
    const conge = position(periode('q', '2028-01-01'), 'disponibilite')
    expect(surcote([periode('p', '1984-01-01', '2027-12-31'), conge])).toBe(0)
  })

  it('SU5 a post that goes on is work until the departure', () => {
    expect(surcote([periode('p', '1984-01-01')])).toBeGreaterThan(1)
  })
})

describe('national service is deemed contributed for four quarters at most (art. D. 16-2 CPCMR)', () => {
  const cotises = (fin: CalendarDate) => {
    const carriere = [
      position(periode('s', '1986-05-01', fin), 'servicenational'),
      periode('p', '1988-01-01'),
    ]
    return trimestresDuCompte(compteAvec(NEE, carriere), hypothesesAu('2028-01-01')).cotises
  }

  it.each([
    ['SN1 nine months', '1987-01-30', 163],
    ['SN2 twelve', '1987-04-30', 164],
    ['SN3 fifteen', '1987-07-30', 164],
    ['SN4 twenty', '1987-12-30', 164],
  ] as const)('%s: %s gives %i', (_, fin, attendu) => {
    expect(cotises(fin)).toBe(attendu)
  })

  // The year 1986 alone: its service, and the quarters of another scheme; 160 quarters of services follow from 1988 on.
  it.each([
    ['SN5 nothing else in the year', '1986-12-31', 0, 164],
    ['SN6 two quarters of another scheme', '1986-12-31', 2, 164],
    ['SN7 four', '1986-12-31', 4, 164],
    ['SN8 six months, two quarters', '1986-06-30', 2, 164],
    ['SN9 six months, one', '1986-06-30', 1, 163],
    ['SN10 six months, three', '1986-06-30', 3, 164],
  ] as const)('%s: never more than four in a calendar year', (_, fin, trimestres, attendu) => {
    const carriere = [
      position(periode('s', '1986-01-01', fin), 'servicenational'),
      periode('p', '1988-01-01'),
    ]
    const cir = { ...compteAvec(NEE, carriere), ...regimeGeneral([{ annee: 1986, trimestres }]) }
    expect(trimestresDuCompte(cir, hypothesesAu('2028-01-01')).cotises).toBe(attendu)
  })
})

describe('auxiliary services that were not validated are in the scheme that pays them (art. L. 5 CPCMR)', () => {
  const auxiliaire = position(periode('a', '1987-07-01', '1987-12-30'), 'auxiliaire')
  it.each([
    ['AX1 fewer quarters there', 1, 2],
    ['AX2 the same quarters', 2, 2],
    ['AX3 more quarters there', 3, 3],
  ] as const)('%s: never their sum', (_, trimestres, attendu) => {
    const cir = {
      ...compteAvec(NEE, [auxiliaire, periode('p', '1990-01-01')]),
      ...regimeGeneral([{ annee: 1987, trimestres }]),
    }
    const { assurance } = trimestresDuCompte(cir, hypothesesAu('2000-01-01'))
    expect(assurance - 40).toBe(attendu)
  })
})

it('quarters done while disabled do not grow in a leave (art. R. 37 bis CPCMR)', () => {
  const cir = compteAvec(NEE, [])
  const au = (nom: PeriodeCompte['position']) =>
    handicapAu(
      {
        ...cir,
        situation: { ...cir.situation, trimestresHandicap: 100 },
        carriere: [position(periode('p', '1990-01-01'), nom)],
      },
      hypothesesAu('2027-12-01'),
      TODAY,
    )
  expect(au('activite')).toEqual({ trimestresHandicap: 104, joursHandicap: 11 })
  expect(au('disponibilite')).toEqual({ trimestresHandicap: 100, joursHandicap: 0 })
  expect(au('congeparental')).toEqual({ trimestresHandicap: 100, joursHandicap: 0 })
})
