import { anneeDe, isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, PeriodeCompte } from './compte.ts'
import { trimestresDuCompte } from './services/trimestresDuCompte.ts'

/** Quarters that an account gives on a day: for the percentage (liquidables), and for the décote (assurance). */
export interface TrimestresAuJour {
  readonly liquidables: number
  readonly assurance: number
  /** Days of insurance beyond its whole quarters. */
  readonly joursAssurance: number
}

/** Whether computations can read a row: its dates are such. */
export const estLisible = ({ debut, fin }: PeriodeCompte): boolean =>
  isCalendarDate(debut) && (fin === undefined || isCalendarDate(fin))

/** What the account holds without the rows and years that no computation can read. */
export const compteLisible = (compte: CompteRetraite, jour: CalendarDate): CompteRetraite => ({
  ...compte,
  carriere: compte.carriere.filter(estLisible),
  autresRegimes: compte.autresRegimes.map((regime) => ({
    ...regime,
    annees: regime.annees.filter(({ annee }) => annee <= anneeDe(jour)),
  })),
})

/** Quarters that an account gives on a day, its last post going on until then. */
export const trimestresAuJour = (compte: CompteRetraite, jour: CalendarDate): TrimestresAuJour => {
  const { liquidables, assurance, joursAssurance } = trimestresDuCompte(compteLisible(compte, jour), {
    dateDepart: jour,
    quotites: [],
  })
  return { liquidables, assurance, joursAssurance }
}
