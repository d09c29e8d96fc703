import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { compteAvec, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import {
  eligibiliteProgressive,
  fauteDeDebut,
  piecesProgressives,
  premiereProgressive,
  resultatProgressif,
  type TempsPartielDemande,
} from './demandeProgressive.ts'

const TODAY = '2026-11-21'

/** Someone at work since a day, at index 600, born on 12 May 1965. */
const compteDepuis = (debut: CalendarDate, dateNaissance: CalendarDate = '1965-05-12') =>
  compteAvec(dateNaissance, [{ ...periode('p1', debut), indiceMajore: 600 }])

const souhait: TempsPartielDemande = {
  dateDebut: '2027-07-01',
  quotite: 80,
  tempsPartielTherapeutique: false,
  autreActivite: false,
}

/** 150 quarters are 37 years and a half. */
const AVEC_150 = compteDepuis('1990-01-01')
const AVEC_149 = compteDepuis('1990-04-01')

describe('the conditions of a progressive pension', () => {
  it('are all met', () => {
    expect(eligibiliteProgressive(AVEC_150, souhait)).toEqual({
      age: 'remplie',
      trimestres: 'remplie',
      quotite: 'remplie',
      therapeutique: 'remplie',
      activite: 'remplie',
    })
  })

  it.each([
    [AVEC_149, 'nonremplie'],
    [AVEC_150, 'remplie'],
  ])('ask for 150 quarters', (compte, etat) => {
    expect(eligibiliteProgressive(compte, souhait).trimestres).toBe(etat)
  })

  it.each([
    ['1967-06-30', 'remplie'],
    ['1967-07-01', 'remplie'],
    ['1967-07-02', 'nonremplie'],
  ] as const)('ask for 60 years on the first day: born on %s', (naissance, etat) => {
    expect(eligibiliteProgressive(compteDepuis('1990-01-01', naissance), souhait).age).toBe(etat)
  })

  it.each([
    [0, 'averifier'],
    [49, 'nonremplie'],
    [50, 'remplie'],
    [90, 'remplie'],
    [91, 'nonremplie'],
  ])('ask for 50 to 90 % of full time: %d', (quotite, etat) => {
    expect(eligibiliteProgressive(AVEC_150, { ...souhait, quotite }).quotite).toBe(etat)
  })

  it('are told by what is declared', () => {
    const declare = { ...souhait, tempsPartielTherapeutique: true, autreActivite: true }
    expect(eligibiliteProgressive(AVEC_150, declare)).toMatchObject({
      therapeutique: 'nonremplie',
      activite: 'nonremplie',
    })
  })

  it.each([undefined, compteDepuis('1990-01-01', '1940-01-01')])(
    'cannot all be told without an account, nor for a generation that the tables do not have',
    (compte) => {
      expect(eligibiliteProgressive(compte, souhait)).toEqual({
        age: 'averifier',
        trimestres: 'averifier',
        quotite: 'remplie',
        therapeutique: 'remplie',
        activite: 'remplie',
      })
    },
  )
})

describe('the first day', () => {
  it('is the 1st of a month at 60 years', () => {
    expect(premiereProgressive(AVEC_150, TODAY)).toBe('2025-06-01')
    expect(premiereProgressive(compteDepuis('1990-01-01', '1967-07-01'), TODAY)).toBe('2027-07-01')
  })

  it.each([
    ['2026-12-01', undefined],
    ['2026-12-02', 'DEPART_PREMIER_DU_MOIS'],
    ['2026-11-01', 'DEPART_PASSE'],
  ] as const)('%s is judged %s', (debut, faute) => {
    expect(fauteDeDebut(debut, TODAY)).toBe(faute)
  })

  it.each([
    ['2033-12-01', { dateNaissance: '1963-11-08', categorie: 'sedentaire' } as const, undefined],
    ['2034-01-01', { dateNaissance: '1963-11-08', categorie: 'sedentaire' } as const, 'DEPART_AGE_MAXIMUM'],
    // A generation that the tables do not have.
    ['2036-11-01', { dateNaissance: '1940-01-01', categorie: 'sedentaire' } as const, undefined],
    ['2036-12-01', { dateNaissance: '1940-01-01', categorie: 'sedentaire' } as const, 'DEPART_AGE_MAXIMUM'],
    ['9999-12-01', undefined, 'DEPART_AGE_MAXIMUM'],
  ] as const)('%s of %o is judged %s', (debut, personne, faute) => {
    expect(fauteDeDebut(debut, TODAY, personne)).toBe(faute)
  })

  it('is after the day of the request, were it a 1st', () => {
    expect(fauteDeDebut('2026-12-01', '2026-12-01')).toBe('DEPART_PASSE')
  })
})

const calcule = (quotite: number) => {
  const issue = resultatProgressif(AVEC_150, { dateDebut: souhait.dateDebut, quotite }, TODAY)
  if ('fautes' in issue) throw new Error(JSON.stringify(issue.fautes))
  return issue.resultat
}

describe('the result', () => {
  it.each([
    [50, 1 / 2, 50],
    [70, 7 / 10, 30],
    [80, 6 / 7, 20],
    [90, 32 / 35, 10],
  ])('at %d %% pays that part of the salary and the rest of the pension', (quotite, paye, fraction) => {
    const { traitement, pensionEntiere, remuneration, pensionPartielle, total, ...rest } = calcule(quotite)
    expect(traitement).toBeGreaterThan(pensionEntiere)
    expect(remuneration).toBeCloseTo(traitement * paye, 1)
    expect(pensionPartielle).toBeCloseTo((pensionEntiere * fraction) / 100, 1)
    expect(total).toBeCloseTo(remuneration + pensionPartielle, 2)
    expect(rest).toEqual({ fraction, regle: '2026-09-01', indicatif: false, paieIndicative: false })
  })

  it('marks the pay of fifteen hours of eighteen, which a union tells, but not its pension', () => {
    const { traitement, remuneration, indicatif, paieIndicative } = calcule((15 / 18) * 100)
    expect(remuneration).toBeCloseTo(traitement * 0.876_190_48, 1)
    expect([indicatif, paieIndicative]).toEqual([false, true])
  })

  it('pays by the index held on the first day, and a pension of the one held for six months (art. L. 15 CPCMR)', () => {
    const avance = (debut: CalendarDate, veille: CalendarDate) => {
      const [avant] = AVEC_150.carriere
      const carriere = avant
        ? [
            { ...avant, fin: veille },
            { ...periode('p2', debut), indiceMajore: 620 },
          ]
        : []
      const issue = resultatProgressif({ ...AVEC_150, carriere }, { ...souhait, quotite: 80 }, TODAY)
      return 'resultat' in issue ? issue.resultat : undefined
    }
    const [stable, recent] = [calcule(80), avance('2027-04-01', '2027-03-31')]
    expect(recent?.pensionEntiere).toBe(stable.pensionEntiere)
    expect(recent?.traitement).toBeCloseTo((stable.traitement * 620) / 600, 1)
    expect(recent?.remuneration).toBeCloseTo((stable.remuneration * 620) / 600, 1)
    const ancien = avance('2027-01-01', '2026-12-31')
    expect(ancien?.pensionEntiere).toBeCloseTo((stable.pensionEntiere * 620) / 600, 1)
    expect(ancien?.traitement).toBe(recent?.traitement)
  })

  it.each([
    ['two raised nine years', 2, 0],
    ['three, one of them less than nine years', 2, 1],
    ['three raised nine years: a tenth more', 3, 0],
    ['four, one of them less than nine years', 3, 1],
  ])('counts the children that art. L. 18 CPCMR does: %s', (_, eleves, autres) => {
    const enfants = Array.from({ length: eleves + autres }, (__, rang) => ({
      enfantId: `e${rang}`,
      prenom: 'Léa',
      dateNaissance: '2005-01-01' as const,
      elevePendant9Ans: rang < eleves,
      handicap80: false,
      trimestresBonification: 0,
      trimestresMajoration: 0,
    }))
    const demande = { dateDebut: souhait.dateDebut, quotite: 80 }
    const issue = resultatProgressif({ ...AVEC_150, enfants }, demande, TODAY)
    const pension = 'resultat' in issue ? issue.resultat.pensionEntiere : 0
    expect(pension / calcule(80).pensionEntiere).toBeCloseTo(eleves >= 3 ? 1.1 : 1, 4)
  })

  it.each([
    [AVEC_149, 80, 'PROGRESSIVE_TRIMESTRES'],
    [AVEC_150, 49, 'PROGRESSIVE_QUOTITE'],
    [AVEC_150, 91, 'PROGRESSIVE_QUOTITE'],
    [compteDepuis('1990-01-01', '1967-07-02'), 80, 'PROGRESSIVE_AGE'],
  ])('says why there is none', (compte, quotite, motif) => {
    const issue = resultatProgressif(compte, { dateDebut: souhait.dateDebut, quotite }, TODAY)
    expect('fautes' in issue && issue.fautes.map((faute) => faute.motif)).toEqual([motif])
  })
})

describe('the files', () => {
  it('are the authorisation, and the statement of another account', () => {
    const tempsIncomplet = false
    expect(piecesProgressives({ conservationIban: true, tempsIncomplet })).toEqual(['autorisation'])
    expect(piecesProgressives({ conservationIban: false, tempsIncomplet })).toEqual(['autorisation', 'iban'])
  })

  it('are no authorisation from who holds a post that is not full-time (art. D. 37-1 II CPCMR)', () => {
    expect(piecesProgressives({ conservationIban: true, tempsIncomplet: true })).toEqual([])
    expect(piecesProgressives({ conservationIban: false, tempsIncomplet: true })).toEqual(['iban'])
  })
})
