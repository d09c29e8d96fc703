import { addMonths, finDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { MOIS_DEPOT } from './demandeDepart.ts'
import { type GenreDossier, parcoursDossier } from './etats.ts'

/** Months of silence after which a request is taken for refused (art. L. 231-4 CRPA, 3° and 5°). */
export const MOIS_SILENCE = 2

/** What a date of the file is for. */
export const naturesEcheance = ['employeur', 'silence', 'effet', 'premierpaiement'] as const

export type NatureEcheance = (typeof naturesEcheance)[number]

export interface Echeance {
  readonly nature: NatureEcheance
  readonly date: CalendarDate
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
    ...(parcoursDossier[genre].employeurAPrevenir
      ? [{ nature: 'employeur' as const, date: addMonths(dateEffet, -MOIS_DEPOT.auPlusTard) }]
      : []),
    { nature: 'silence', date: addMonths(recueLe, MOIS_SILENCE) },
    { nature: 'effet', date: dateEffet },
    { nature: 'premierpaiement', date: finDuMois(dateEffet) },
  ]
  return toutes.filter(({ date }) => date > recueLe).toSorted((a, b) => a.date.localeCompare(b.date))
}
