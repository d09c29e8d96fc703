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

  /**
   * Art. L. 14 IV counts the insurance of the year before the age, whole quarters only. 172 are required, the age is on
   * 1 September 2029, two quarters are granted for a child: at work since 1 June 1986, 175 on that day.
   */
  const deja = (entree: CalendarDate, dateDepart: CalendarDate, naissance: CalendarDate = '1966-06-01') => {
    const compte: CompteRetraite = {
      ...compteType,
      situation: { ...compteType.situation, dateNaissance: naissance },
      carriere: [periode('p1', entree)],
      autresRegimes: [],
      enfants: [enfant(0, 2)],
    }
    const demande = demandeDuCompte(compte, hypothesesAu(dateDepart), TODAY)
    const { surcote: obtenue, lignes, indicatif } = estimer(demande)
    const formule = lignes.find(({ libelle }) => libelle === 'Surcote parentale')?.formule ?? ''
    return [obtenue.trimestres, indicatif, formule.includes('celui qui s’achève après n’est pas compté')]
  }

  it.each([
    ['PA1 trois trimestres moins un jour, à l’âge', '1986-06-02', '2029-09-01', [2, false, false]],
    ['PA2 le même, un mois après', '1986-06-02', '2029-10-01', [2, true, true]],
    ['PA3 le même, deux mois après', '1986-06-02', '2029-11-01', [2, true, true]],
    ['PA4 le même, un trimestre ordinaire après', '1986-06-02', '2029-12-01', [3, true, false]],
    ['PA5 trois trimestres, à l’âge', '1986-06-01', '2029-09-01', [3, false, false]],
    ['PA6 les mêmes, un mois après', '1986-06-01', '2029-10-01', [3, false, false]],
    ['PA7 trois et un jour, un mois après', '1986-05-30', '2029-10-01', [3, false, false]],
    ['PA8 moins d’un trimestre, un mois après', '1986-12-15', '2029-10-01', [0, true, true]],
  ] as const)('%s', (_, entree, dateDepart, attendu) => {
    expect(deja(entree, dateDepart)).toEqual(attendu)
  })

  // Born on the 10th, the age is on 10 September 2029 and the pension begins on 1 October at the soonest.
  it.each([
    ['PA9 le trimestre s’achève le jour qui précède l’âge', '1986-06-10', [3, false, false]],
    ['PA10 le jour de l’âge', '1986-06-11', [2, true, true]],
  ] as const)('%s', (_, entree, attendu) => {
    expect(deja(entree, '2029-10-01', '1966-06-10')).toEqual(attendu)
  })

  it('is the same in the call that is told the insurance at the age, and supposed of the departure in the one that is not', () => {
    const appel = {
      ...demandeNue,
      dateNaissance: '1966-06-01',
      dateDepart: '2029-10-01',
      trimestresLiquidables: 172,
      trimestresAssurance: 175,
      joursAssurance: 29,
      trimestresEnfants: 2,
    } as const
    const dit = estimer({ ...appel, assuranceALAge: { trimestres: 174, jours: 89 } })
    const tu = estimer(appel)
    expect([dit.surcote.trimestres, dit.indicatif]).toEqual([2, true])
    expect([tu.surcote.trimestres, tu.indicatif]).toEqual([3, true])
    expect(tu.lignes.some(({ formule }) => formule.includes('achevé après l’âge légal'))).toBe(true)
    expect(estimer({ ...appel, joursAssurance: 30 }).indicatif).toBe(false)
  })

  it('counts bought quarters as the insurance of the age does: option 3 only', () => {
    const compte: CompteRetraite = {
      ...compteType,
      situation: { ...compteType.situation, dateNaissance: '1966-06-01' },
      carriere: [periode('p1', '1986-06-02')],
      autresRegimes: [],
      enfants: [enfant(0, 2)],
    }
    const avec = (option: number) => {
      const suppose = hypothesesAu('2029-10-01', { rachat: { trimestres: 1, option } })
      return estimer(demandeDuCompte(compte, suppose, TODAY)).surcote.trimestres
    }
    expect([1, 2, 3].map(avec)).toEqual([2, 2, 3])
  })
})
