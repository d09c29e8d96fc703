import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateParts, daysInMonth } from '#rules/calendar/dateSaisie.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/ages.ts'
import { MOIS_DEPOT } from './demandeDepart.ts'
import type { GenreDossier } from './etats.ts'

/** Months of silence after which a request is taken for refused (art. L. 231-4 CRPA, 3° and 5°). */
export const MOIS_SILENCE = 2

/** What a date of the file is for. */
export type NatureEcheance = 'employeur' | 'silence' | 'effet' | 'premierpaiement'

export interface Echeance {
  readonly nature: NatureEcheance
  readonly date: CalendarDate
}

/** The same day some months later, or the last of the month when it has none (AAAA-MM-JJ). */
const moisApres = (date: CalendarDate, mois: number): CalendarDate => {
  const premier = premierDuRang(rangDuMois(date) + mois)
  const [annee, moisCivil] = dateParts(premier)
  const jour = Math.min(dateParts(date)[2], daysInMonth(annee, moisCivil))
  return `${premier.slice(0, 8)}${String(jour).padStart(2, '0')}`
}

const finDuMois = (date: CalendarDate): CalendarDate => {
  const [annee, mois] = dateParts(date)
  return `${date.slice(0, 8)}${String(daysInMonth(annee, mois)).padStart(2, '0')}`
}

/**
 * Dates to keep after a request, in order, those of the past left out: the employer to be told six months before the
 * departure (art. D. 1 CPCMR), the end of the two months of silence, the effect, and the end of its month, when the first
 * payment falls due (art. L. 90 CPCMR: pensions are paid at the end of the month).
 */
export const echeancesDe = (
  genre: GenreDossier,
  { recueLe, dateEffet }: { readonly recueLe: CalendarDate; readonly dateEffet: CalendarDate },
): readonly Echeance[] => {
  const toutes: readonly Echeance[] = [
    ...(genre === 'depart'
      ? [{ nature: 'employeur' as const, date: moisApres(dateEffet, -MOIS_DEPOT.auPlusTard) }]
      : []),
    { nature: 'silence', date: moisApres(recueLe, MOIS_SILENCE) },
    { nature: 'effet', date: dateEffet },
    { nature: 'premierpaiement', date: finDuMois(dateEffet) },
  ]
  return toutes.filter(({ date }) => date > recueLe).toSorted((a, b) => a.date.localeCompare(b.date))
}
