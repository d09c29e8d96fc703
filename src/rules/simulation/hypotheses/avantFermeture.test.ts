import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, enfantNe, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { examinerDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte } from './hypotheses.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const compte = (
  entree: CalendarDate,
  naissances: readonly CalendarDate[],
  quotite = 100,
): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance: '1970-03-10' },
  enfants: naissances.map(enfantNe),
  carriere: [{ ...periode('p1', entree), quotite }],
  bonifications: [],
  autresRegimes: [],
})

const fauteAu = (cir: CompteRetraite, enfants: number) =>
  examinerDemande(
    demandeDuCompte(cir, hypothesesAu('2026-12-01', { motif: 2, enfants }), '2026-11-20'),
  ).fautes.map(({ motif }) => motif)

const TROIS = ['1999-02-01', '2002-02-01', '2011-12-31'] as const
const FERME = ['MOTIF_TROIS_ENFANTS_FERME']

describe('parents of three children: both conditions before 1 January 2012 (loi n° 2010-1330, art. 44)', () => {
  it.each([
    ['TE1 fifteen years to the day, the third child on the last day', '1997-01-01', TROIS, 3, []],
    ['TE2 a day less of services', '1997-01-02', TROIS, 3, FERME],
    [
      'TE3 a third child on the day after',
      '1997-01-01',
      ['1999-02-01', '2002-02-01', '2012-01-01'],
      3,
      FERME,
    ],
    [
      'TE4 a third child who is typed, and may be of before',
      '1997-01-01',
      ['1999-02-01', '2002-02-01'],
      3,
      [],
    ],
    ['TE5 hired in 2008, whatever was done since', '2008-01-01', TROIS, 3, FERME],
    ['TE6 fewer than three children at all', '1997-01-01', ['1999-02-01'], 1, ['MOTIF_TROIS_ENFANTS']],
  ] as const)('%s', (_, entree, naissances, enfants, fautes) => {
    expect(fauteAu(compte(entree, naissances), enfants)).toEqual(fautes)
  })

  it('TE8 asks for nine years of none of one’s own children', () => {
    expect(fauteAu(compte('1990-01-01', TROIS), 2)).toEqual([])
    expect(fauteAu(compte('1990-01-01', TROIS.slice(0, 2)), 2)).toEqual(['MOTIF_TROIS_ENFANTS'])
  })

  it('TE7 part-time counts whole for the right (art. L. 5)', () => {
    expect(fauteAu(compte('1990-01-01', TROIS, 80), 3)).toEqual([])
  })
})

describe('rights opened by services, in whole days, part-time whole (art. L. 4, L. 5 and L. 24 CPCMR)', () => {
  const enfantInvalide = { ...enfantNe('2020-02-01'), elevePendant9Ans: false, handicap80: true }
  const fautes = (entree: CalendarDate, motif: number, quotite = 100) =>
    examinerDemande(
      demandeDuCompte(
        { ...compte(entree, [], quotite), enfants: [enfantInvalide] },
        hypothesesAu(motif === 4 ? '2026-12-01' : '2034-04-01', { motif }),
        '2026-11-20',
      ),
    ).fautes.map(({ motif: faute }) => faute)

  it.each([
    ['JS1 fifteen years less a day', '2011-12-02', 100, ['MOTIF_QUINZE_ANS']],
    ['JS2 fifteen years, and a child who is six', '2011-12-01', 100, []],
    ['JS3 a day more', '2011-11-30', 100, []],
    ['JS4 fifteen years at half-time', '2011-12-01', 50, []],
  ] as const)('%s', (_, entree, quotite, attendues) => {
    expect(fautes(entree, 4, quotite)).toEqual(attendues)
  })

  it.each([
    ['EI1 a year and a day', '2025-11-30', []],
    ['EI2 a year to the day', '2025-12-01', ['MOTIF_ENFANT_HANDICAP']],
    ['EI3 less than a year', '2025-12-02', ['MOTIF_ENFANT_HANDICAP']],
  ] as const)('of an invalid child of more than a year (art. L. 24 I 3°): %s', (_, naissance, attendues) => {
    const invalide = { ...enfantInvalide, dateNaissance: naissance }
    const cir = { ...compte('1990-01-01', []), enfants: [invalide] }
    const demande = demandeDuCompte(cir, hypothesesAu('2026-12-01', { motif: 4, enfants: 0 }), '2026-11-20')
    expect(examinerDemande(demande).fautes.map(({ motif }) => motif)).toEqual(attendues)
  })

  it.each([
    ['JS5 two years less a day', '2032-04-02', 100, ['DEUX_ANS_DE_SERVICES']],
    ['JS6 two years', '2032-04-01', 100, []],
    ['JS7 two years at half-time', '2032-04-01', 50, []],
  ] as const)('%s', (_, entree, quotite, attendues) => {
    expect(fautes(entree, 1, quotite)).toEqual(attendues)
  })
})
