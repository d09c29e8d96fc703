import { premierDuRang, rangDuMois } from './arithmetic.ts'
import { type CalendarDate, dateOf, dateParts, daysInMonth, jourDe } from './dates.ts'

/** An age or a length, in years and months. */
export interface Duree {
  readonly annees: number
  readonly mois: number
}

/**
 * Day on which someone reaches an age; months may be negative or above 12. A day that the month does not have is reached
 * the next day, the 1st: someone born on 29 February is a year older on 1 March of ordinary years.
 */
export const dateAge = (naissance: CalendarDate, { annees, mois }: Duree): CalendarDate => {
  const rang = rangDuMois(naissance) + annees * 12 + mois
  const [year, month] = dateParts(premierDuRang(rang))
  const jour = jourDe(naissance)
  return jour > daysInMonth(year, month) ? premierDuRang(rang + 1) : dateOf(year, month, jour)
}

/** The date itself when it is the 1st, otherwise the 1st of the following month (art. L. 90 CPCMR: pensions start on the 1st). */
export const premierDuMois = (date: CalendarDate): CalendarDate =>
  jourDe(date) === 1 ? date : premierDuRang(rangDuMois(date) + 1)

/** Whole months lived from one date to another; negative when the second comes first. */
export const moisEcoules = (depuis: CalendarDate, jusqua: CalendarDate): number =>
  rangDuMois(jusqua) - rangDuMois(depuis) - (jourDe(jusqua) < jourDe(depuis) ? 1 : 0)

/** Whole years lived on `today` by someone born on `birth`; the birthday itself counts. */
export const ageOn = (birth: CalendarDate, today: CalendarDate): number =>
  Math.floor(moisEcoules(birth, today) / 12)

/** Days from one day to another, both counted, in months of thirty days (a quarter has ninety, art. R. 26 CPCMR). */
export const joursTrente = (debut: CalendarDate, fin: CalendarDate): number => {
  const [year, month, day] = dateParts(fin)
  const jourFin = day === daysInMonth(year, month) ? 30 : day
  const jours = (rangDuMois(fin) - rangDuMois(debut)) * 30 + jourFin - Math.min(jourDe(debut), 30) + 1
  return Math.max(0, jours)
}
