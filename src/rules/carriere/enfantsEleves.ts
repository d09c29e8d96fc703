import { dateAge } from '#rules/calendar/ages.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { CompteRetraite, EnfantCompte } from './compte.ts'

/** What the increase for children asks of each. */
export type EnfantEleve = Pick<EnfantCompte, 'dateNaissance' | 'elevePendant9Ans'>

/**
 * Days from which the children raised nine years increase a pension that begins on a day, the oldest first: their sixteenth
 * birthdays (art. L. 18 IV CPCMR). The law of that day says the age.
 */
export const joursDeMajoration = (
  enfants: readonly EnfantEleve[],
  dateDepart: CalendarDate,
): readonly CalendarDate[] => {
  const { paidFromChildAge: annees } = partiesDe(regleDe(dateDepart)).childrenIncrease
  return enfants
    .filter(({ dateNaissance, elevePendant9Ans }) => elevePendant9Ans && isCalendarDate(dateNaissance))
    .map(({ dateNaissance }) => dateAge(dateNaissance, { annees, mois: 0 }))
    .toSorted()
}

/** Children raised nine years who increase a pension from its first day on: those who are sixteen by then (art. L. 18 CPCMR). */
export const enfantsElevesAu = (
  { enfants }: { readonly enfants: readonly EnfantEleve[] },
  dateDepart: CalendarDate,
): number => joursDeMajoration(enfants, dateDepart).filter((jour) => jour <= dateDepart).length

/** The children supposed at a departure, for another one: those of the account grow older, a number that was typed stands. */
export const enfantsPour = (
  cir: Pick<CompteRetraite, 'enfants'>,
  { enfants, dateDepart }: { readonly enfants: number; readonly dateDepart: CalendarDate },
  autre: CalendarDate,
): number => (enfants === enfantsElevesAu(cir, dateDepart) ? enfantsElevesAu(cir, autre) : enfants)
