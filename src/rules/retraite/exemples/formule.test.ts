import fc from 'fast-check'
import { expect, it } from 'vitest'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { anneeDe, type CalendarDate, calendarDate, jourDe } from '#rules/calendar/dates.ts'
import type { Demande } from '../demande/demande.ts'
import { estimer } from '../estimation/estimation.ts'
import { baremeMinimum } from '../montant/minimumGaranti.ts'
import { verifierDemande } from '../estimation/verification/verifierDemande.ts'

const jourEntre = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((jour) => calendarDate(jour.toISOString().slice(0, 10)))

/**
 * A whole career that leaves at the legal age or after, from September 2026 on: insurance holds the services and the
 * bonifications, as a real account does.
 */
const departOrdinaire = fc
  .record({
    dateNaissance: jourEntre('1963-01-01', '1985-12-31'),
    mois: fc.integer({ min: 62 * 12, max: 70 * 12 }),
    indiceMajore: fc.integer({ min: 366, max: 1515 }),
    services: fc.integer({ min: 8, max: 190 }),
    trimestresBonification: fc.integer({ min: 0, max: 40 }),
    trimestresHorsSurcote: fc.integer({ min: 0, max: 12 }),
    trimestresEnfants: fc.integer({ min: 0, max: 8 }),
    autres: fc.integer({ min: 0, max: 80 }),
    enfants: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ mois, services, autres, ...faits }): Demande => ({
    ...faits,
    categorie: 'sedentaire',
    motif: 1,
    nbi: 0,
    dateDepart: premierDuRang(rangDuMois(faits.dateNaissance) + mois),
    trimestresLiquidables: services + faits.trimestresBonification,
    trimestresAssurance: services + faits.trimestresBonification + autres,
  }))
  .filter((une) => une.dateDepart >= '2026-09-01' && verifierDemande(une).length === 0)

const POINT = 59.0734

/** What a whole career is guaranteed a year: of the last year published. */
const minimum = (effet: CalendarDate) =>
  baremeMinimum.reference.findLast(({ year }) => year <= anneeDe(effet))?.annual ?? 0

/** Births before a day: legal age in months (art. L. 161-17-2 CSS) and quarters (art. L. 161-17-3), loi n° 2025-1403. */
const generations: readonly (readonly [avant: CalendarDate, age: number, trimestres: number])[] = [
  ['1965-04-01', 753, 170],
  ['1966-01-01', 756, 171],
  ['1967-01-01', 759, 172],
  ['1968-01-01', 762, 172],
  ['1969-01-01', 765, 172],
  ['9999-12-31', 768, 172],
]

const borne = (valeur: number, plafond: number) => Math.max(0, Math.min(valeur, plafond))

/** The pension of the code, written again from its articles: it shares nothing with the engine but the calendar
 * and the published amounts. */
const pensionDuCode = (demande: Demande) => {
  const { dateNaissance, dateDepart, trimestresAssurance, trimestresBonification, enfants } = demande
  const [, ageLegal = 768, requis = 172] = generations.find(([avant]) => dateNaissance < avant) ?? []
  const entame = jourDe(dateNaissance) > 1 ? 1 : 0
  const moisApres = (age: number) => rangDuMois(dateDepart) - (rangDuMois(dateNaissance) + age + entame)
  // L. 14 I
  const decote = borne(Math.min(requis - trimestresAssurance, Math.ceil(-moisApres(67 * 12) / 3)), 20)
  // L. 14 III, IV and V
  const surplus = Math.max(0, trimestresAssurance - (demande.trimestresHorsSurcote ?? 0) - requis)
  const apres = Math.max(0, Math.floor(moisApres(ageLegal) / 3))
  const fenetre = borne(Math.floor((moisApres(ageLegal) + 12) / 3), 4)
  const ouverte = ageLegal >= 63 * 12 && (demande.trimestresEnfants ?? 0) > 0
  const ordinaire = Math.min(surplus, apres)
  const parentale = ouverte ? borne(surplus - apres, fenetre) : 0
  const surcote = ordinaire + parentale
  // L. 13 and L. 14, L. 15, L. 17, L. 18
  const services = demande.trimestresLiquidables - trimestresBonification
  const brut = Math.min((75 * (Math.min(services, requis) + trimestresBonification)) / requis, 80)
  const taux = brut * (1 - 0.0125 * decote + 0.0125 * surcote)
  const traitement = Number(demande.indiceMajore) * POINT
  const annees = services / 4
  const part =
    annees < 15
      ? annees / (requis / 4)
      : Math.min(1, 0.575 + 0.025 * (Math.min(annees, 30) - 15) + 0.005 * Math.max(0, annees - 30))
  const garanti = trimestresAssurance >= requis || moisApres(67 * 12) >= 0 ? minimum(dateDepart) * part : 0
  const pension = Math.max((traitement * taux) / 100, garanti)
  const majoration = enfants < 3 ? 0 : pension * (0.1 + 0.05 * (enfants - 3))
  // Conseil d’État, 29 December 2020, n° 428626: the bound of L. 18 V leaves the surcote out.
  const ajoute = (traitement * taux) / 100 > garanti ? (traitement * brut * 0.0125 * surcote) / 100 : 0
  const total = Math.max(pension, Math.min(pension + majoration, traitement + ajoute))
  return { requis, decote, ordinaire, parentale, surcote, taux, total }
}

it('is the pension that the articles give, for three thousand careers', () => {
  fc.assert(
    fc.property(departOrdinaire, (demande) => {
      const { trimestresRequis, decote, surcote, taux, pensionBruteAnnuelle } = estimer(demande)
      const code = pensionDuCode(demande)
      // L. 14 V: both surcotes « ne peuvent pas être cumulées »; whether a quarter or a pension is meant is doubtful.
      fc.pre(code.ordinaire === 0 || code.parentale === 0)
      expect({ requis: trimestresRequis, decote: decote.trimestres, surcote: surcote.trimestres }).toEqual({
        requis: code.requis,
        decote: code.decote,
        surcote: code.surcote,
      })
      expect(taux).toBeCloseTo(code.taux, 1)
      expect(Math.abs(pensionBruteAnnuelle - code.total)).toBeLessThan(0.011)
    }),
    { numRuns: 3000 },
  )
})

it('never pays less to someone who works on, a quarter for three months', () => {
  fc.assert(
    fc.property(departOrdinaire, fc.integer({ min: 1, max: 12 }), (demande, trimestres) => {
      const plusTard: Demande = {
        ...demande,
        dateDepart: premierDuRang(rangDuMois(demande.dateDepart) + 3 * trimestres),
        trimestresLiquidables: demande.trimestresLiquidables + trimestres,
        trimestresAssurance: demande.trimestresAssurance + trimestres,
      }
      fc.pre(verifierDemande(plusTard).length === 0)
      expect(estimer(plusTard).pensionBruteAnnuelle).toBeGreaterThanOrEqual(
        estimer(demande).pensionBruteAnnuelle - 0.01,
      )
    }),
    { numRuns: 2000 },
  )
})

it('gives nobody more for one quarter less of insurance, of services, or one child less', () => {
  fc.assert(
    fc.property(departOrdinaire, (demande) => {
      const total = estimer(demande).pensionBruteAnnuelle + 0.01
      const moins: readonly Partial<Demande>[] = [
        { trimestresAssurance: demande.trimestresAssurance - 1 },
        { trimestresLiquidables: demande.trimestresLiquidables - 1 },
        { enfants: demande.enfants - 1 },
      ]
      for (const faits of moins) {
        const autre = { ...demande, ...faits }
        if (verifierDemande(autre).length === 0)
          expect(estimer(autre).pensionBruteAnnuelle).toBeLessThanOrEqual(total)
      }
    }),
    { numRuns: 1500 },
  )
})
