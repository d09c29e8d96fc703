import { type CalendarDate, calendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { ageOuverture } from '../droit/ages.ts'
import type { Categorie } from '../demande/categorie.ts'
import { droitsDe } from '../droit/droits.ts'
import { ageLongueCarriere } from '../droit/longueCarriere.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'

const LOI = '2026-09-01'
const CALENDRIER = '2023-09-01'

const de = (faits: Partial<Demande>) => estimer({ ...demandeNue, ...faits })

describe('the décote takes the fewer of both counts, and twenty at most (art. L. 14 I)', () => {
  it.each([
    ['L14-I-01 la durée manque moins', '2029-04-01', 162, 8],
    ['L14-I-02 les deux comptes égaux', '2029-04-01', 161, 9],
    ['L14-I-03 l’âge manque moins', '2029-04-01', 160, 9],
    ['L14-I-04 un mois plus tôt : un trimestre entamé de plus', '2029-03-01', 150, 10],
    ['L14-I-05 trois mois plus tard', '2029-07-01', 150, 8],
  ] as const)('%s', (_, dateDepart, trimestresAssurance, trimestres) => {
    expect(de({ dateDepart, trimestresAssurance }).decote.trimestres).toBe(trimestres)
  })

  it.each([
    ['L14-I-06 dix-neuf', 153, 19],
    ['L14-I-07 vingt', 152, 20],
    ['L14-I-08 vingt et un : vingt', 151, 20],
  ] as const)('%s trimestres manquants sur 172, loin de l’âge', (_, trimestresAssurance, trimestres) => {
    const enfant = { motif: 4, enfants: 1, dateNaissance: '1975-07-01', dateDepart: '2030-07-01' } as const
    expect(de({ ...enfant, trimestresAssurance }).decote.trimestres).toBe(trimestres)
  })

  it.each([
    ['L14bis-A la veille de 62 ans', 'active', '1970-05-10', '2032-05-01', 1],
    ['L14bis-A après 62 ans', 'active', '1970-05-10', '2032-06-01', 0],
    ['L14bis-A trois mois et dix jours avant', 'active', '1970-05-10', '2032-02-01', 2],
    ['L14bis-SA un mois avant 57 ans', 'superactive', '1978-03-01', '2035-02-01', 1],
    ['L14bis-SA le jour de 57 ans', 'superactive', '1978-03-01', '2035-03-01', 0],
  ] as const)('%s', (_, categorie, dateNaissance, dateDepart, trimestres) => {
    const faits = { categorie, dateNaissance, dateDepart, trimestresAssurance: 120 } as const
    expect(de(faits).decote.trimestres).toBe(trimestres)
  })
})

/** Steps of loi n° 2023-270, art. 10 XXIV, D and F, in the text of décret n° 2026-344, art. 3: first births, age in months. */
const marches: readonly (readonly [annee: number, mois: number, age: number])[] = [
  [1961, 9, 62 * 12 + 3],
  [1962, 1, 62 * 12 + 6],
  [1963, 1, 62 * 12 + 9],
  [1965, 4, 63 * 12],
  [1966, 1, 63 * 12 + 3],
  [1967, 1, 63 * 12 + 6],
  [1968, 1, 63 * 12 + 9],
  [1969, 1, 64 * 12],
]

const avances = { sedentaire: 0, active: 5, superactive: 10 } as const satisfies Record<Categorie, number>

const isoDe = (instant: number): CalendarDate => calendarDate(new Date(instant).toISOString().slice(0, 10))

/** First of a month, whose number may be above twelve. */
const dateDe = (annee: number, mois: number): CalendarDate => isoDe(Date.UTC(annee, mois - 1, 1))

describe('opening, and the age from which a quarter gives a surcote, on both sides of each step', () => {
  const cas = (Object.keys(avances) as Categorie[]).flatMap((categorie) =>
    marches.map(
      ([annee, mois, age], rang) => [categorie, annee + avances[categorie], mois, age, rang] as const,
    ),
  )
  it.each(cas)('%s, né en %i-%i : %i mois', (categorie, annee, mois, age, rang) => {
    const jour = dateDe(annee, mois)
    const veille = isoDe(Date.parse(jour) - 86_400_000)
    const moisDe = (naissance: CalendarDate) => {
      const ouverture = ageOuverture(naissance, categorie, LOI)?.age
      return ouverture && ouverture.annees * 12 + ouverture.mois + avances[categorie] * 12
    }
    expect(moisDe(jour)).toBe(age)
    expect(moisDe(veille)).toBe(rang === 0 ? 62 * 12 : marches[rang - 1]?.[2])
    const surcote = droitsDe(jour, categorie, LOI)?.dateSurcote
    const atteint = dateDe(annee, mois + age)
    expect(surcote).toBe(atteint)
  })
})

describe('the surcote (art. L. 14 III to V), through an estimate', () => {
  const actif = { categorie: 'active', dateNaissance: '1970-05-10', trimestresAssurance: 180 } as const
  it.each([
    ['L14-III-A deux mois après 63 ans', '2033-08-01', 0],
    ['L14-III-A un trimestre entier', '2033-09-01', 1],
    ['L14-III-A un trimestre et deux mois', '2033-11-01', 1],
    ['L14-III-A deux trimestres', '2033-12-01', 2],
  ] as const)('%s', (_, dateDepart, trimestres) => {
    expect(de({ ...actif, dateDepart }).surcote.trimestres).toBe(trimestres)
  })

  it.each([
    ['L14-III-B tout compte', 0, 4],
    ['L14-III-B un trimestre exclu', 1, 3],
    ['L14-III-B quatre exclus', 4, 0],
    ['L14-III-B cinq exclus', 5, 0],
  ] as const)('%s, de 174 pour 170', (_, trimestresHorsSurcote, trimestres) => {
    const faits = { dateDepart: '2028-04-01', trimestresAssurance: 174, trimestresHorsSurcote } as const
    expect(de(faits).surcote.trimestres).toBe(trimestres)
  })

  it.each([
    [
      'L14-IV né le 31 mars 1965 : 62 ans et 9 mois, pas de surcote parentale',
      '1965-03-31',
      '2028-01-01',
      1,
      0,
    ],
    ['L14-IV né le 1er avril 1965 : 63 ans, quatre trimestres', '1965-04-01', '2028-04-01', 1, 4],
    ['L14-IV le même, sans trimestre accordé pour un enfant', '1965-04-01', '2028-04-01', 0, 0],
  ] as const)('%s', (_, dateNaissance, dateDepart, trimestresEnfants, trimestres) => {
    const faits = { dateNaissance, dateDepart, trimestresEnfants, trimestresAssurance: 180 } as const
    expect(de(faits).surcote.trimestres).toBe(trimestres)
  })
})

describe('the duration of a right that opens before 60 is that of its year (loi n° 2023-270, art. 10 XXIV C)', () => {
  it.each([
    ['XXIV-C septembre 2023', '1965-09-01', 16, '2023-09-01', 169],
    ['XXIV-C décembre 2024', '1966-12-01', 16, '2024-12-01', 169],
    ['XXIV-C janvier 2025', '1967-01-01', 16, '2025-01-01', 170],
    ['XXIV-C décembre 2026', '1967-01-01', 16, '2026-12-01', 170],
    ['XXIV-C janvier 2027', '1968-01-01', 16, '2027-01-01', 171],
    ['XXIV-C décembre 2027', '1968-01-01', 16, '2027-12-01', 171],
    ['XXIV-C janvier 2028', '1970-01-01', 16, '2028-01-01', 172],
    ['XXIV-C à 60 ans : celle de la génération', '1966-12-01', 18, '2026-12-01', 172],
  ] as const)('%s', (_, dateNaissance, debutAvant, dateDepart, trimestres) => {
    const longue = { motif: 3, trimestresAssurance: 172, trimestresCotises: 172 } as const
    expect(de({ ...longue, dateNaissance, debutAvant, dateDepart }).trimestresRequis).toBe(trimestres)
  })

  /** Born on 1 January 1967: 58 in 2025, 60 in 2027; the generation asks for 172. */
  it.each([
    ['XXIV-C les 172 atteints au départ, à 60 ans : la génération', '2027-01-01', 172, 172],
    ['XXIV-C quatre de plus : atteints un an plus tôt, en 2026', '2027-01-01', 176, 170],
    ['XXIV-C cinq de plus : atteints en 2025', '2027-01-01', 177, 170],
    ['XXIV-C huit de plus : atteints le jour des 58 ans', '2027-01-01', 180, 170],
    ['XXIV-C davantage encore : pas avant 58 ans', '2027-01-01', 186, 170],
    ['XXIV-C atteints un trimestre avant 60 ans', '2027-04-01', 174, 170],
    ['XXIV-C atteints à 60 ans', '2027-04-01', 173, 172],
  ] as const)('%s (loi n° 2003-775, art. 5 VI)', (_, dateDepart, trimestresCotises, trimestres) => {
    const longue = { motif: 3, debutAvant: 16, dateNaissance: '1967-01-01', dateDepart } as const
    const demande = de({ ...longue, trimestresAssurance: trimestresCotises, trimestresCotises })
    expect(demande.trimestresRequis).toBe(trimestres)
  })

  it('XXIV-C the quarters granted for children open nothing before they count', () => {
    const longue = {
      motif: 3,
      debutAvant: 16,
      dateNaissance: '1967-01-01',
      dateDepart: '2027-01-01',
    } as const
    const faits = { ...longue, trimestresAssurance: 174, trimestresCotises: 174 }
    expect(de(faits).trimestresRequis).toBe(170)
    expect(de({ ...faits, trimestresReputesIncertains: 2 }).trimestresRequis).toBe(172)
  })
})

describe('the age of a long career begun before 20, on both sides of each step (art. D. 16-1 II)', () => {
  it.each([
    ['1962-12-31', [60, 0], [60, 0]],
    ['1963-12-31', [60, 3], [60, 3]],
    ['1964-01-01', [60, 6], [60, 6]],
    ['1964-12-31', [60, 6], [60, 6]],
    ['1965-01-01', [60, 9], [60, 9]],
    ['1965-12-31', [60, 8], [60, 9]],
    ['1966-12-31', [60, 9], [61, 0]],
    ['1967-01-01', [61, 0], [61, 3]],
    ['1967-12-31', [61, 0], [61, 3]],
    ['1968-01-01', [61, 3], [61, 6]],
    ['1968-12-31', [61, 3], [61, 6]],
    ['1969-01-01', [61, 6], [61, 9]],
    ['1969-12-31', [61, 6], [61, 9]],
    ['1970-01-01', [61, 9], [62, 0]],
    ['1970-12-31', [61, 9], [62, 0]],
  ] as const)('né le %s', (naissance, loi, calendrier) => {
    for (const [regle, [annees, mois]] of [
      [LOI, loi],
      [CALENDRIER, calendrier],
    ] as const)
      expect(ageLongueCarriere(naissance, 20, regle)?.age).toEqual({ annees, mois })
  })
})
