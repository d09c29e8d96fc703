import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moisSuivant, premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { ouvertureDuCompte } from '#rules/carriere/services/ouverture.ts'
import { JOURS_PAR_TRIMESTRE } from '#rules/retraite/regle/trimestres.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { trimestresServices } from '#rules/retraite/demande/services.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { autreDepart, demandeDuCompte, type Hypotheses } from './hypotheses.ts'
import { compteAuHasard } from '../testing/comptesAuHasard.ts'
import { hypothesesAu } from '../testing/hypothesesType.ts'

const TODAY: CalendarDate = '2026-11-20'
const runs = { numRuns: 1000 }

const demandeAu = (cir: CompteRetraite, dateDepart: CalendarDate, faits: Partial<Hypotheses> = {}) =>
  demandeDuCompte(cir, autreDepart(cir, hypothesesAu(dateDepart, faits), dateDepart), TODAY)

/** A departure some months after the opening of the account, when nothing forbids it. */
const depart = (cir: CompteRetraite, mois: number): CalendarDate => {
  const ouverture = ouvertureDuCompte(cir, '2026-09-01')?.date ?? TODAY
  return premierDuRang(Math.max(rangDuMois(TODAY) + 1, rangDuMois(ouverture)) + mois)
}

const possible = (demande: Demande) => verifierDemande(demande).length === 0

const attente = fc.integer({ min: 0, max: 60 })

it('counts no less insurance than services, but for the rounding of these (art. R. 26 CPCMR)', () => {
  fc.assert(
    fc.property(compteAuHasard, attente, (cir, mois) => {
      const demande = demandeAu(cir, depart(cir, mois))
      const accordes = demande.trimestresBonification
      const assurance =
        (demande.trimestresAssurance - accordes) * JOURS_PAR_TRIMESTRE + (demande.joursAssurance ?? 0)
      const services = trimestresServices(demande) * JOURS_PAR_TRIMESTRE
      expect(services - assurance).toBeLessThanOrEqual(JOURS_PAR_TRIMESTRE / 2)
    }),
    runs,
  )
})

it('never lowers the rate of a career at a later date, whether it goes on or is over', () => {
  fc.assert(
    fc.property(compteAuHasard, attente, fc.integer({ min: 1, max: 36 }), (cir, mois, plus) => {
      const [tot, tard] = [demandeAu(cir, depart(cir, mois)), demandeAu(cir, depart(cir, mois + plus))]
      fc.pre(possible(tot) && possible(tard))
      expect(estimer(tard).taux).toBeGreaterThanOrEqual(estimer(tot).taux)
    }),
    runs,
  )
})

it('knows the same insurance at the legal age whatever the departure (art. L. 14 IV CPCMR)', () => {
  const parent = compteAuHasard.map((cir) => ({ ...cir, enfants: cir.enfants.slice(0, 1) }))
  fc.assert(
    fc.property(parent, attente, fc.integer({ min: 1, max: 12 }), (cir, mois, plus) => {
      const [tot, tard] = [depart(cir, mois), depart(cir, mois + plus)]
      const [premiere, seconde] = [demandeAu(cir, tot), demandeAu(cir, tard)]
      fc.pre(premiere.assuranceALAge !== undefined)
      expect(seconde.assuranceALAge).toEqual(premiere.assuranceALAge)
    }),
    runs,
  )
})

it('never lowers a pension for a year more in another scheme, nor for a child more who was granted quarters', () => {
  fc.assert(
    fc.property(compteAuHasard, attente, fc.integer({ min: 1993, max: 2026 }), (cir, mois, annee) => {
      const date = depart(cir, mois)
      const demande = demandeAu(cir, date)
      fc.pre(possible(demande))
      const avant = estimer(demande).pensionBruteAnnuelle
      const regime = { regimeId: 'x', libelle: 'Autre', annees: [{ annee, trimestres: 4 }] }
      const enfant = {
        enfantId: 'x',
        prenom: 'Tom',
        dateNaissance: '1995-01-01',
        elevePendant9Ans: true,
        handicap80: false,
        article: 'L12b',
        trimestresBonification: 4,
        trimestresMajoration: 0,
      } as const
      for (const plus of [
        { ...cir, autresRegimes: [...cir.autresRegimes, regime] },
        { ...cir, enfants: [...cir.enfants, enfant] },
      ])
        expect(estimer(demandeAu(plus, date)).pensionBruteAnnuelle).toBeGreaterThanOrEqual(avant)
    }),
    runs,
  )
})

it('never lowers a supplement of NBI for a quarter more, and never pays more than when its length is not told', () => {
  fc.assert(
    fc.property(compteAuHasard, attente, fc.integer({ min: 0, max: 160 }), (cir, mois, trimestresNbi) => {
      const paye = { ...cir, situation: { ...cir.situation, nbi: 30 } }
      const date = depart(paye, mois)
      const plusLongue = demandeAu(paye, date, { trimestresNbi: trimestresNbi + 1 })
      fc.pre(possible(plusLongue))
      const pension = (faits: Partial<Hypotheses>) =>
        estimer(demandeAu(paye, date, faits)).pensionBruteAnnuelle
      const dite = pension({ trimestresNbi })
      expect(estimer(plusLongue).pensionBruteAnnuelle).toBeGreaterThanOrEqual(dite)
      expect(dite).toBeLessThanOrEqual(pension({}))
    }),
    runs,
  )
})

it('has the same euros in the chart, in the estimate and in the last line of its explanation', () => {
  fc.assert(
    fc.property(compteAuHasard, attente, (cir, mois) => {
      const date = depart(cir, mois)
      const demande = demandeAu(cir, date)
      fc.pre(possible(demande))
      const { lignes, pensionBruteMensuelle } = estimer(demande)
      const { points } = parcourirMois(cir, hypothesesAu(date), TODAY, moisSuivant(TODAY))
      expect(points.find(({ dateDepart }) => dateDepart === date)?.pensionBruteMensuelle).toBe(
        pensionBruteMensuelle,
      )
      expect(lignes.find(({ libelle }) => libelle === 'Pension brute mensuelle')?.valeur).toBe(
        pensionBruteMensuelle,
      )
    }),
    { numRuns: 150 },
  )
})
