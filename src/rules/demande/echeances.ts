import { addMonths, finDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { moisDePreavis, moisDeSilence } from './delaisLegaux.ts'
import { type GenreDossier, parcoursDossier } from './etats.ts'

/** Day on which a request received on another is taken for refused, without an answer (art. L. 231-4 CRPA). */
export const finDuSilence = (recueLe: CalendarDate): CalendarDate =>
  addMonths(recueLe, moisDeSilence(recueLe))

/** What a date of the file is for. */
export const naturesEcheance = ['employeur', 'silence', 'effet', 'premierpaiement'] as const

export type NatureEcheance = (typeof naturesEcheance)[number]

/** Dates by which the person acts by themselves, whoever works on the request: nobody else tells their employer. */
export const incombeALaPersonne = (nature: NatureEcheance): boolean => nature === 'employeur'

/**
 * Day by which the employer is told of a departure, past or not (art. D. 1 CPCMR); undefined once the departure has come,
 * and for a request of which the office tells them. Whoever is late has the more reason to be told.
 */
export const employeurAPrevenir = (
  genre: GenreDossier,
  dateEffet: CalendarDate,
  aujourdhui: CalendarDate,
): CalendarDate | undefined =>
  parcoursDossier[genre].employeurAPrevenir && aujourdhui < dateEffet
    ? addMonths(dateEffet, -moisDePreavis(dateEffet))
    : undefined

export interface Echeance {
  readonly nature: NatureEcheance
  readonly date: CalendarDate
}

interface DatesDossier {
  readonly recueLe: CalendarDate
  readonly dateEffet: CalendarDate
  /** A document was asked for, at any time. */
  readonly pieceDemandee?: boolean
}

/**
 * Dates to keep after a request, in order, those of the past left out: the employer to be told before the
 * departure (art. D. 1 CPCMR), the end of the silence, the effect, and the end of its month, when the first
 * payment falls due (art. L. 90 CPCMR: pensions are paid at the end of the month), but that of a progressive pension, which
 * follows its notification (art. D. 37-1 V CPCMR). A document that is asked for suspends the
 * silence for as long as the office gives to send it, which is not known here: their end is then not told (art.
 * L. 114-5 CRPA).
 */
export const echeancesDe = (
  genre: GenreDossier,
  { recueLe, dateEffet, pieceDemandee = false }: DatesDossier,
): readonly Echeance[] => {
  const toutes: readonly Echeance[] = [
    ...(parcoursDossier[genre].employeurAPrevenir
      ? [{ nature: 'employeur' as const, date: addMonths(dateEffet, -moisDePreavis(dateEffet)) }]
      : []),
    ...(pieceDemandee ? [] : [{ nature: 'silence' as const, date: finDuSilence(recueLe) }]),
    { nature: 'effet', date: dateEffet },
    ...(parcoursDossier[genre].paiementFinDuMois
      ? [{ nature: 'premierpaiement' as const, date: finDuMois(dateEffet) }]
      : []),
  ]
  return toutes.filter(({ date }) => date > recueLe).toSorted((a, b) => a.date.localeCompare(b.date))
}
