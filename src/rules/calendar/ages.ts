import type { CalendarDate } from './dates.ts'

/** An age or a length, in years and months. */
export interface Duree {
  readonly annees: number
  readonly mois: number
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const two = (number: number) => String(number).padStart(2, '0')

/** Year of a date. */
export const anneeDe = (date: CalendarDate): number => Number(date.slice(0, 4))
const moisDe = (date: CalendarDate) => Number(date.slice(5, 7))

/** Day of the month of a date. */
export const jourDe = (date: CalendarDate): number => Number(date.slice(8, 10))

/** Last day of a month (1 to 12). */
const dernierJour = (annee: number, mois: number): number => {
  if (mois === 2) return annee % 4 === 0 && (annee % 100 !== 0 || annee % 400 === 0) ? 29 : 28
  return mois === 4 || mois === 6 || mois === 9 || mois === 11 ? 30 : 31
}

/** Whether a text is a date that exists, written `AAAA-MM-JJ`. */
export const estDate = (texte: string): boolean => {
  const [, annee, mois, jour] = (DATE.exec(texte) ?? []).map(Number)
  if (annee === undefined || mois === undefined || jour === undefined) return false
  return mois >= 1 && mois <= 12 && jour >= 1 && jour <= dernierJour(annee, mois)
}

/** Months since year 0 of the month that holds a date. */
export const rangDuMois = (date: CalendarDate): number => anneeDe(date) * 12 + moisDe(date) - 1

/** First day of the month of that rank. */
export const premierDuRang = (rang: number): CalendarDate => {
  const mois = ((rang % 12) + 12) % 12
  return `${String((rang - mois) / 12).padStart(4, '0')}-${two(mois + 1)}-01`
}

/** A date, some months later (or earlier); from the 1st of a month, the 1st of another. */
const plusMois = (date: CalendarDate, nombre: number): CalendarDate => {
  const rang = rangDuMois(date) + nombre
  const premier = premierDuRang(rang)
  const jour = jourDe(date)
  // A day that the month does not have is reached the next day, the 1st: someone born on 29 February is a year
  // older on 1 March of ordinary years.
  if (jour > dernierJour(anneeDe(premier), moisDe(premier))) return premierDuRang(rang + 1)
  return `${premier.slice(0, 8)}${two(jour)}`
}

/** Day on which someone reaches an age; months may be negative or above 12. */
export const dateAge = (naissance: CalendarDate, { annees, mois }: Duree): CalendarDate =>
  plusMois(naissance, annees * 12 + mois)

/** The date itself when it is the 1st, otherwise the 1st of the following month (art. L. 90 CPCMR: pensions start on the 1st). */
export const premierDuMois = (date: CalendarDate): CalendarDate =>
  jourDe(date) === 1 ? date : premierDuRang(rangDuMois(date) + 1)

/** Whole months lived from one date to another; negative when the second comes first. */
export const moisEcoules = (depuis: CalendarDate, jusqua: CalendarDate): number =>
  rangDuMois(jusqua) - rangDuMois(depuis) - (jourDe(jusqua) < jourDe(depuis) ? 1 : 0)

/** Days from one day to another, both counted, in months of thirty days (a quarter has ninety, art. R. 26 CPCMR). */
export const joursTrente = (debut: CalendarDate, fin: CalendarDate): number => {
  const finDeMois = jourDe(fin) === dernierJour(anneeDe(fin), moisDe(fin))
  const jourFin = finDeMois ? 30 : jourDe(fin)
  const jours = (rangDuMois(fin) - rangDuMois(debut)) * 30 + jourFin - Math.min(jourDe(debut), 30) + 1
  return Math.max(0, jours)
}
