import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteType, enfantNe, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { examinerDemande } from '#rules/retraite/estimation/verifierDemande.ts'
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

  it('TE7 part-time counts whole for the right (art. L. 5)', () => {
    expect(fauteAu(compte('1990-01-01', TROIS, 80), 3)).toEqual([])
  })
})
