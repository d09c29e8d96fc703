import { weekday } from '#rules/calendar/arithmetic.ts'
import {
  type CalendarDate,
  dateParts,
  dayInParis,
  isCalendarDate,
  timeInParis,
} from '#rules/calendar/dates.ts'

/** Names of the months, from January. */
export const nomsDesMois = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const

/** Names of the days of the week, from Monday. */
export const nomsDesJours = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

const enChiffres = (parts: string) => parts.split('-').toReversed().join('/')

/** A date in digits: « 03/11/2026 ». */
export const dateEnChiffres = (date: CalendarDate): string => enChiffres(date)

/** The same of a text that may be a date; what is none stays as it is. */
export const texteEnChiffres = (texte: string): string =>
  isCalendarDate(texte) ? dateEnChiffres(texte) : texte

/** A month in digits, of a date or written AAAA-MM: « 11/2026 ». */
export const moisEnChiffres = (mois: string): string => enChiffres(mois.slice(0, 7))

/** A date in words: « 1er mars 2027 ». */
export const dateEnLettres = (date: CalendarDate): string => {
  const [annee, rang, jour] = dateParts(date)
  return `${jour === 1 ? '1er' : jour} ${nomsDesMois[rang - 1]} ${annee}`
}

/** A date in words with its weekday: « lundi 1er mars 2027 ». */
export const jourEnLettres = (date: CalendarDate): string =>
  `${nomsDesJours[weekday(date)]} ${dateEnLettres(date)}`

/** Name of the month of a date, or of a month AAAA-MM: « mars ». */
export const nomDuMois = (mois: string): string => nomsDesMois[Number(mois.slice(5, 7)) - 1] ?? ''

/** A month in words, of a date or written AAAA-MM: « mars 2027 ». */
export const moisEnLettres = (mois: string): string => `${nomDuMois(mois)} ${Number(mois.slice(0, 4))}`

/** A moment: a date of the machine, its ISO 8601 text, or its milliseconds. */
type Moment = Date | string | number

/** The hour of a moment in Paris: « 14:32 ». */
export const heure = (moment: Moment): string => timeInParis(new Date(moment)).slice(0, 5)

/** The day of a moment in Paris, in digits: « 01/03/2027 ». */
export const jourDuMoment = (moment: Moment): string => dateEnChiffres(dayInParis(new Date(moment)))

/** A moment as it was in Paris: « 01/03/2027 à 14:32 ». */
export const momentEnChiffres = (moment: Moment): string => `${jourDuMoment(moment)} à ${heure(moment)}`
