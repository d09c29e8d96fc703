import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { demandeDuCompte, type Hypotheses, indiceDetenu } from './hypotheses.ts'

/** What an account does not say of a departure; the legal age (1) where no reason is told. */
export interface DepartSuppose {
  readonly dateDepart: CalendarDate
  readonly motif?: number
  readonly enfants: number
}

/** What is supposed of an account as it is: nothing but that the post goes on as it goes. */
export const hypothesesDuCompte = (cir: CompteRetraite, { dateDepart, motif = 1, enfants }: DepartSuppose) =>
  ({
    dateDepart,
    motif,
    enfants,
    indiceMajore: indiceDetenu(cir, dateDepart) ?? cir.situation.indiceMajore,
    quotites: [],
    rachat: { trimestres: 0, option: 3 as const },
    pointsRafp: cir.rafp?.points ?? 0,
    revenuFiscalReference: 0,
    parts: 1,
    regle: 'envigueur' as const,
  }) satisfies Hypotheses

/** The estimate that an account as it is asks for. */
export const demandeAu = (cir: CompteRetraite, depart: DepartSuppose, aujourdhui: CalendarDate): Demande =>
  demandeDuCompte(cir, hypothesesDuCompte(cir, depart), aujourdhui)
