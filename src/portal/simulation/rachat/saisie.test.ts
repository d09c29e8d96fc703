import { expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { lireRachat, minimumUtileDe, rachatFormSchema } from '#contract/simulation/rachat/rachatForm.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { formErrors } from '#portal/form/state/schemaErrors.ts'
import { resultatDe } from '#portal/simulation/simulateur/resultats/resultats.ts'
import { chiffrer } from './resultats/chiffrage.ts'
import { compteDe, hypothesesAvec, saisieDuCompte, saisieLibre } from './saisie.ts'

const today = '2026-11-21'

const periode = { employeur: 'Académie', grade: 'Hors classe', position: 'activite', quotite: 100 } as const

/** Promoted three weeks ago, with a child and a service overseas. */
const cir: Cir = {
  misAJourLe: '2026-01-15',
  situation: {
    dateNaissance: '1969-05-12',
    corps: 'Professeur',
    grade: 'Hors classe',
    echelon: '6e',
    categorie: 'sedentaire',
    indiceMajore: 811,
    indiceDepuis: '2026-11-01',
    nbi: 0,
    employeur: 'Académie',
  },
  enfants: [
    {
      enfantId: 'e',
      prenom: 'Léa',
      dateNaissance: '1997-01-01',
      elevePendant9Ans: true,
      handicap80: false,
      trimestresBonification: 4,
      trimestresMajoration: 0,
    },
  ],
  enfantsDeclares: 1,
  carriere: [
    {
      ...periode,
      periodeId: 'p1',
      debut: '1994-09-15',
      fin: '2026-10-31',
      echelon: '5e',
      categorie: 'sedentaire',
      indiceMajore: 768,
    },
    {
      ...periode,
      periodeId: 'p2',
      debut: '2026-11-01',
      echelon: '6e',
      categorie: 'sedentaire',
      indiceMajore: 811,
    },
  ],
  bonifications: [{ bonificationId: 'b', libelle: 'Dépaysement', trimestres: 3 }],
  autresRegimes: [],
}

const compte = compteDe(cir, today)
const saisie = saisieDuCompte(compte, today)

it('fills the fields in without a fault, on the index held at the request', () => {
  expect(saisie).toMatchObject({ indiceMajore: '811', dateDepart: '01/06/2033', indiceDepart: '' })
  expect(formErrors(rachatFormSchema(today, compte), saisie)).toEqual({})
})

it('says a fault that no field holds at the departure', () => {
  const tropTot = { ...saisie, dateDepart: '01/06/2030' }
  expect(Object.keys(formErrors(rachatFormSchema(today, compte), tropTot))).toEqual(['dateDepart'])
  const indice = { ...saisie, indiceDepart: '50' }
  expect(Object.keys(formErrors(rachatFormSchema(today, compte), indice))).toEqual(['indiceDepart'])
})

it.each([
  ['as the account is', {}],
  ['with another index at the departure', { indiceDepart: '900' }],
  ['later', { dateDepart: '01/03/2036' }],
])('gives the amounts of the simulator, which it then opens: %s', (_, change) => {
  const lu = lireRachat({ ...saisie, ...change }, today, compte)
  const chiffrage = chiffrer(lu)
  for (const { option, cout, gain } of chiffrage?.options ?? []) {
    const suppose = hypothesesAvec(compte, { ...lu, achat: { ...lu.achat, option } })
    const simule = resultatDe(cir, suppose, today)?.estimation
    expect([gain?.pensionMensuelle, cout]).toEqual([simule?.pensionBruteMensuelle, simule?.rachat?.cout])
  }
  expect(chiffrage?.options).toHaveLength(3)
})

it('takes what the simulator supposes, and gives it back', () => {
  const reprises = {
    dateDepart: '2035-01-01',
    indiceMajore: 830,
    rachat: { trimestres: 7, option: 2 },
  } as const
  const autre = compteDe(cir, today, undefined, reprises)
  const reprise = saisieDuCompte(autre, today)
  expect(reprise).toMatchObject({
    dateDepart: '01/01/2035',
    indiceDepart: '830',
    trimestres: '7',
    option: '2',
  })
  expect(hypothesesAvec(autre, lireRachat(reprise, today, autre))).toEqual(autre.hypotheses)
})

it('takes the lettered group that the simulator supposes, marked, and gives it back', () => {
  const rachat = { trimestres: 7, option: 2 } as const
  const a3 = { dateDepart: '2035-01-01', indiceMajore: 977, groupeHorsEchelle: 'A3', rachat } as const
  const autre = compteDe(cir, today, undefined, a3)
  const reprise = saisieDuCompte(autre, today)
  expect(reprise.indiceDepart).toBe('A3')
  expect(saisieLibre(autre, reprise).indiceDepart).toBe('A3')
  const lu = lireRachat(reprise, today, autre)
  expect(chiffrer(lu)?.options.map(({ gain }) => gain?.pensionIndicative)).toEqual([true, true, true])
  expect(hypothesesAvec(autre, lu)).toEqual(autre.hypotheses)
  expect(resultatDe(cir, hypothesesAvec(autre, lu), today)?.estimation.indicatif).toBe(true)
})

it.each([
  ['A3', { indiceMajore: 977, groupeHorsEchelle: 'A3' }],
  ['977', { indiceMajore: 977 }],
  ['', { indiceMajore: 811 }],
])('gives the simulator the index that is typed here, as it is typed: « %s »', (indiceDepart, attendu) => {
  const rachat = { trimestres: 4, option: 2 } as const
  const autre = compteDe(cir, today, undefined, { indiceMajore: 1284, groupeHorsEchelle: 'D3', rachat })
  const lu = lireRachat({ ...saisieDuCompte(autre, today), indiceDepart }, today, autre)
  const { indiceMajore, groupeHorsEchelle } = hypothesesAvec(autre, lu)
  expect({ indiceMajore, ...(groupeHorsEchelle !== undefined && { groupeHorsEchelle }) }).toEqual(attendu)
})

it('leaves the simulator its departure where none is typed here', () => {
  const lu = lireRachat({ ...saisie, dateDepart: '', trimestres: '4', option: '2' }, today, compte)
  const rachat = { trimestres: 4, option: 2 }
  expect(hypothesesAvec(compte, lu)).toEqual({ ...compte.hypotheses, rachat })
})

it('buys no quarter that the account has', () => {
  const etudes = [{ debut: '01/01/1993', fin: '31/12/1994', diplome: true }]
  // From 15 September 1994 on, 106 days of service: two quarters are left in that year.
  expect(lireRachat({ ...saisie, etudes }, today, compte).ouverts).toBe(6)
  expect(lireRachat({ ...saisie, etudes }, today).ouverts).toBe(8)
})

it('lets everything be typed again, filled in, once the account is left aside', () => {
  const libre = saisieLibre(compte, saisie)
  expect(libre).toMatchObject({
    trimestresBonification: '7',
    trimestresEnfants: '4',
    trimestresHorsSurcote: '3',
    indiceDepart: '811',
    enfants: '1',
  })
  expect(formErrors(rachatFormSchema(today), libre)).toEqual({})
})

const asked: DepartPrevu = { dateDepart: '2035-01-01', motif: 1, numeroDemande: 'DR-1' }

it('starts from the departure that was asked for, where the account bears it', () => {
  expect(saisieDuCompte(compteDe(cir, today, asked), today).dateDepart).toBe('01/01/2035')
  expect(compteDe(cir, today, asked, { dateDepart: '2034-01-01' }).hypotheses.dateDepart).toBe('2034-01-01')
  const early: DepartPrevu = { ...asked, dateDepart: '2028-01-01' }
  expect(compteDe(cir, today, early).hypotheses).toEqual(compte.hypotheses)
})

it('starts from the fewest quarters that are of use, and studies no option', () => {
  const decote: DepartPrevu = { dateDepart: '2033-06-01', motif: 1 }
  const autre = compteDe(cir, today, decote)
  const rempli = saisieDuCompte(autre, today)
  expect(rempli).toMatchObject({ trimestres: '1', option: '' })
  const gains = chiffrer(lireRachat(rempli, today, autre))?.options.map(({ gain }) => gain?.gainMensuel ?? 0)
  expect(Math.max(...(gains ?? []))).toBeGreaterThan(0)
})

it('supposes none where none is of use', () => {
  const long = { ...cir, bonifications: [{ bonificationId: 'b', libelle: 'Dépaysement', trimestres: 40 }] }
  const sans = compteDe(long, today, { dateDepart: '2033-06-01', motif: 1 })
  expect(saisieDuCompte(sans, today)).toMatchObject({ trimestres: '', option: '' })
  expect(minimumUtileDe(lireRachat(saisieDuCompte(sans, today), today, sans))).toBe('aucun')
})
