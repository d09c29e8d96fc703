import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, EnfantCompte } from '#rules/carriere/compte.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { demandeDuCompte } from './hypotheses.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const TODAY = '2026-11-20'

const surcote = (changes: Partial<CompteRetraite>, naissance: CalendarDate, dateDepart: CalendarDate) => {
  const compte: CompteRetraite = {
    ...compteType,
    situation: { ...compteType.situation, dateNaissance: naissance },
    autresRegimes: [],
    ...changes,
  }
  return estimer(demandeDuCompte(compte, hypothesesAu(dateDepart), TODAY)).surcote.trimestres
}

const enfant = (trimestresBonification: number, trimestresMajoration: number): EnfantCompte => ({
  enfantId: 'e',
  prenom: 'Léa',
  dateNaissance: '2002-01-01',
  elevePendant9Ans: false,
  handicap80: false,
  trimestresBonification,
  trimestresMajoration,
})

const depaysement = [{ bonificationId: 'b', libelle: 'Dépaysement', trimestres: 8 }]

describe('bonifications and the surcote (art. L. 14 III CPCMR)', () => {
  /**
   * Born on 1 January 1964: the legal age of 62 years and 9 months is on 1 October 2026, 170 quarters are required. At
   * work since 1 October 1986: 172 quarters on 1 October 2029, 12 of them after that age.
   */
  const carriere = [periode('p1', '1986-10-01')]
  const au = (changes: Partial<CompteRetraite>) =>
    surcote({ carriere, ...changes }, '1964-01-01', '2029-10-01')

  it('counts what was worked above the number required', () => {
    expect(au({})).toBe(2)
  })

  it('counts nothing for eight quarters of dépaysement', () => {
    expect(au({ bonifications: depaysement })).toBe(2)
  })

  it.each([
    ['a bonification', 4, 0],
    ['a majoration', 0, 4],
  ])('counts %s for a child', (_, bonification, majoration) => {
    expect(au({ enfants: [enfant(bonification, majoration)] })).toBe(6)
  })
})

describe('the parental surcote (art. L. 14 IV CPCMR)', () => {
  /**
   * Born on 1 June 1966, legal age of 63 years and 3 months at least: a departure on the day of it has a year of parental
   * quarters when they are above the number required, as they are for someone at work since she was eighteen.
   */
  const carriere = [periode('p1', '1984-06-01')]
  const a = (changes: Partial<CompteRetraite>) =>
    surcote({ carriere, ...changes }, '1966-06-01', '2029-09-01')
  const ordinaire = () => a({})

  it('asks for a quarter granted for a child, bonification or majoration', () => {
    expect(a({ enfants: [enfant(0, 2)] })).toBeGreaterThan(ordinaire())
    expect(a({ enfants: [enfant(2, 0)] })).toBe(a({ enfants: [enfant(0, 2)] }))
  })

  it('is not opened by a child for whom nothing was granted, nor by another bonification beside it', () => {
    expect(a({ enfants: [enfant(0, 0)], bonifications: depaysement })).toBe(ordinaire())
  })

  // Legal age on 1 September 2029, 172 required: a month later, 60 of the last ninety days are of before.
  it.each([
    ['174 quarters and 60 days at the age', 0, true],
    ['174 and 89', 29, true],
    ['175', 30, false],
  ] as const)('marks a quarter that a month after the age completes: %s', (_, joursAssurance, indicatif) => {
    const estimation = estimer({
      ...demandeNue,
      dateNaissance: '1966-06-01',
      dateDepart: '2029-10-01',
      trimestresLiquidables: 172,
      trimestresAssurance: 175,
      joursAssurance,
      trimestresEnfants: 2,
    })
    expect([estimation.surcote.trimestres, estimation.indicatif]).toEqual([3, indicatif])
    const dite = estimation.lignes.some(({ formule }) => formule.includes('achevé après l’âge légal'))
    expect(dite).toBe(indicatif)
  })
})
