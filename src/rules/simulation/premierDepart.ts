import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type CompteRetraite, enfantsEleves } from '#rules/carriere/compte.ts'
import { parcourirMois } from '#rules/carriere/moisDuCompte.ts'
import { type Estimation, estimer } from '#rules/retraite/estimation/estimation.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { verifierDemande } from '#rules/retraite/estimation/verifierDemande.ts'
import { demandeDuCompte, type Hypotheses, indiceDetenu } from './hypotheses/hypotheses.ts'

/**
 * What the simulator supposes first: the earliest departure at the legal age from `premier` on (the 1st of a month), with
 * what the account has.
 */
export const hypothesesAuPlusTot = (cir: CompteRetraite, aujourdhui: CalendarDate, premier: CalendarDate) => {
  const depart = {
    dateDepart: premier,
    motif: 1,
    indiceMajore: indiceDetenu(cir, premier) ?? cir.situation.indiceMajore,
    enfants: enfantsEleves(cir),
    quotites: [],
    rachat: { trimestres: 0, option: 3 as const },
    pointsRafp: cir.rafp?.points ?? 0,
    revenuFiscalReference: 0,
    parts: 1,
    regle: 'envigueur' as const,
  } satisfies Hypotheses
  const dateDepart = parcourirMois(cir, depart, aujourdhui, premier).dates.auPlusTot ?? premier
  return { ...depart, dateDepart, indiceMajore: indiceDetenu(cir, dateDepart) ?? depart.indiceMajore }
}

/** That departure and its estimate; undefined where none is possible, or the account has faults. */
export const premierDepart = (
  cir: CompteRetraite,
  aujourdhui: CalendarDate,
  premier: CalendarDate,
): { readonly demande: Demande; readonly estimation: Estimation } | undefined => {
  const demande = demandeDuCompte(cir, hypothesesAuPlusTot(cir, aujourdhui, premier), aujourdhui)
  return verifierDemande(demande).length > 0 ? undefined : { demande, estimation: estimer(demande) }
}
