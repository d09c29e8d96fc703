import { anneeDe, isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import { trimestresDuCompte } from './hypotheses.ts'
import { type Regle, regleDe } from '#rules/retraite/regle/regle.ts'

/** Quarters that an account gives on a day: for the percentage (liquidables), and for the décote (assurance). */
export interface TrimestresAuJour {
  readonly liquidables: number
  readonly assurance: number
  /** Days of insurance beyond its whole quarters. */
  readonly joursAssurance: number
}

/** Quarters on a day, and those that miss from the number required then. */
export interface Echeance extends TrimestresAuJour {
  readonly date: CalendarDate
  readonly manquants: number
}

/** What the person has, and what the law asks of their generation. */
export interface ResumeCompte {
  readonly aujourdhui: Echeance
  readonly requis: number
  readonly regle: Regle
  /** Whether the number required comes from a confirmed table. */
  readonly confirme: boolean
  /** First day on which a pension may be paid, and the quarters then if nothing changes. */
  readonly ouverture: Echeance
  readonly ageOuverture: { readonly annees: number; readonly mois: number }
}

/** What the account holds without the rows and years that no computation can read. */
const lisible = (compte: CompteRetraite, jour: CalendarDate): CompteRetraite => ({
  ...compte,
  carriere: compte.carriere.filter(
    ({ debut, fin }) => isCalendarDate(debut) && (fin === undefined || isCalendarDate(fin)),
  ),
  autresRegimes: compte.autresRegimes.map((regime) => ({
    ...regime,
    annees: regime.annees.filter(({ annee }) => annee <= anneeDe(jour)),
  })),
})

/** Quarters that an account gives on a day, its last post going on until then. */
export const trimestresAuJour = (compte: CompteRetraite, jour: CalendarDate): TrimestresAuJour => {
  const { liquidables, assurance, joursAssurance } = trimestresDuCompte(lisible(compte, jour), {
    dateDepart: jour,
    quotites: [],
  })
  return { liquidables, assurance, joursAssurance }
}

/** Rights under the rules that govern their own opening. */
const droits = ({ situation: { dateNaissance, categorie } }: CompteRetraite) => {
  if (!isCalendarDate(dateNaissance)) return undefined
  const enVigueur = droitsDe(dateNaissance, categorie, '2026-09-01')
  return enVigueur && droitsDe(dateNaissance, categorie, regleDe(enVigueur.dateOuverture))
}

/**
 * Quarters of an account today and when the right to a pension opens; `undefined` for a generation absent from the
 * tables, or a date of birth that cannot be read.
 */
export const resumeCompte = (compte: CompteRetraite, aujourdhui: CalendarDate): ResumeCompte | undefined => {
  const ouverts = droits(compte)
  if (!ouverts) return undefined
  const { requis, dateOuverture, ouverture, regle } = ouverts
  const au = (date: CalendarDate): Echeance => {
    const trimestres = trimestresAuJour(compte, date)
    return { date, ...trimestres, manquants: Math.max(0, requis.trimestres - trimestres.assurance) }
  }
  return {
    aujourdhui: au(aujourdhui),
    requis: requis.trimestres,
    regle,
    confirme: requis.confirme && ouverture.confirme,
    ouverture: au(dateOuverture),
    ageOuverture: ouverture.age,
  }
}
