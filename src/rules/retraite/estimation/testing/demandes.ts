import fc from 'fast-check'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { calendarDate } from '#rules/calendar/dates.ts'
import type { Demande } from '../../demande/demande.ts'
import { verifierDemande } from '../verification/verifierDemande.ts'

/** Births of the generations that the tables know. */
export const naissance = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2010-12-31'), noInvalidDate: true })
  .map((jour) => calendarDate(jour.toISOString().slice(0, 10)))

/** Departures around every opening, ordinary or early. */
export const demande = fc
  .record({
    dateNaissance: naissance,
    mois: fc.integer({ min: 50 * 12, max: 70 * 12 }),
    categorie: fc.constantFrom('sedentaire', 'active', 'superactive'),
    motif: fc.constantFrom(1, 1, 1, 2, 3, 4, 5),
    indiceMajore: fc.oneof(fc.integer({ min: 300, max: 1515 }), fc.constantFrom('A1', 'BB2', 'D3')),
    services: fc.integer({ min: 8, max: 190 }),
    trimestresBonification: fc.integer({ min: 0, max: 40 }),
    autres: fc.integer({ min: 0, max: 60 }),
    enfants: fc.integer({ min: 0, max: 20 }),
    nbi: fc.integer({ min: 0, max: 60 }),
    calendrier: fc.boolean(),
    points: fc.integer({ min: 0, max: 20_000 }),
    revenu: fc.integer({ min: 0, max: 200_000 }),
  })
  .map(({ mois, services, autres, calendrier, points, revenu, ...faits }): Demande => ({
    ...faits,
    dateDepart: premierDuRang(rangDuMois(faits.dateNaissance) + mois),
    trimestresLiquidables: services + faits.trimestresBonification,
    trimestresAssurance: services + autres,
    ...(calendrier && { regle: 'calendrier2023' }),
    rafp: { points },
    prelevements: { revenuFiscalReference: revenu, parts: 1.5 },
  }))
  .filter((une) => verifierDemande(une).length === 0)
