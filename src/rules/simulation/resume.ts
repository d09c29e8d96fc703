import { isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { compteAnnuleA65 } from '#rules/carriere/services/handicap.ts'
import { ouvertureDuCompte, type OuvertureDuCompte } from '#rules/carriere/services/ouverture.ts'
import { compteLisible, trimestresAuJour, type TrimestresAuJour } from '#rules/carriere/trimestresAuJour.ts'
import { annulationDe } from '#rules/retraite/montant/decote.ts'
import { derniereRegle, type Regle, regleDe } from '#rules/retraite/regle/regle.ts'

/** Quarters on a day, and those that miss from the number required then. */
export interface Echeance extends TrimestresAuJour {
  readonly date: CalendarDate
  readonly manquants: number
  /** Whether the décote has disappeared by then, by age: whatever misses, there is none (art. L. 14 I CPCMR). */
  readonly annulee: boolean
}

/** What the person has, and what the law asks of their generation. */
export interface ResumeCompte {
  readonly aujourdhui: Echeance
  readonly requis: number
  /** Day from which there is no décote, by age. */
  readonly annulation: CalendarDate
  readonly regle: Regle
  /** Whether the number required comes from a confirmed table. */
  readonly confirme: boolean
  /** First day on which a pension may be paid, and the quarters then if nothing changes. */
  readonly ouverture: Echeance
  /** The same on the day of a departure that was asked for or chosen, when there is one. */
  readonly prevue?: Echeance
  readonly ageOuverture: { readonly annees: number; readonly mois: number }
  /** Whether the two years of services that a pension asks for are done at that day. */
  readonly services: OuvertureDuCompte['services']
}

/** Opening under the rules of the first pension to come: a right that has opened is asked for under the rules of its effect date. */
const ouvertureDe = (compte: CompteRetraite, jour: CalendarDate) => {
  if (!isCalendarDate(compte.situation.dateNaissance)) return undefined
  const lu = compteLisible(compte, jour)
  const enVigueur = ouvertureDuCompte(lu, derniereRegle())
  const prochain = moisSuivant(jour)
  return enVigueur && ouvertureDuCompte(lu, regleDe(enVigueur.date > prochain ? enVigueur.date : prochain))
}

/**
 * Quarters of an account today, when the right to a pension opens, and on the day of the departure that was asked for
 * or chosen; `undefined` for a generation absent from the tables, or a date of birth that cannot be read.
 */
export const resumeCompte = (
  compte: CompteRetraite,
  aujourdhui: CalendarDate,
  prevue?: CalendarDate,
): ResumeCompte | undefined => {
  const ouverte = ouvertureDe(compte, aujourdhui)
  if (!ouverte) return undefined
  const { requis, ouverture, regle } = ouverte.droits
  const annulation = annulationDe({ annulationA65: compteAnnuleA65(compte) }, ouverte.droits)
  const au = (date: CalendarDate): Echeance => {
    const trimestres = trimestresAuJour(compte, date)
    const manquants = Math.max(0, requis.trimestres - trimestres.assurance)
    return { date, ...trimestres, manquants, annulee: date >= annulation }
  }
  return {
    aujourdhui: au(aujourdhui),
    requis: requis.trimestres,
    annulation,
    regle,
    confirme: requis.confirme && ouverture.confirme,
    ouverture: au(ouverte.date),
    ...(prevue !== undefined && { prevue: au(prevue) }),
    ageOuverture: ouverte.age,
    services: ouverte.services,
  }
}
