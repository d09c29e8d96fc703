import { rangDuMois } from '#rules/calendar/arithmetic.ts'
import { jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { auDessus } from '#rules/arrondis.ts'
import type { Parties } from '../regle/loi.ts'

/** Quarters lost or won, and their percentage of the pension. */
export interface Coefficient {
  readonly trimestres: number
  readonly pourcentage: number
}

export const AUCUN: Coefficient = { trimestres: 0, pourcentage: 0 }

/** Quarters from a departure on the 1st of a month to a later day, any part of a quarter counting (art. L. 14 I). */
const trimestresJusqua = (depart: CalendarDate, jour: CalendarDate): number =>
  auDessus((rangDuMois(jour) - rangDuMois(depart) + (jourDe(jour) > 1 ? 1 : 0)) / 3)

/**
 * Décote (art. L. 14 I CPCMR): the law's rate for each quarter that is missing, or that separates from the age at which the
 * décote disappears, whichever is fewer, and so many at most. `annulation` is the day of that age.
 */
export const decoteDe = (
  a: {
    readonly depart: CalendarDate
    readonly annulation: CalendarDate
    readonly trimestresAssurance: number
    readonly trimestresRequis: number
  },
  { ratePerQuarter, maxQuarters }: Parties['decote'],
): Coefficient => {
  const manquants = auDessus(a.trimestresRequis - a.trimestresAssurance)
  const trimestres = Math.min(manquants, trimestresJusqua(a.depart, a.annulation), maxQuarters)
  return { trimestres, pourcentage: trimestres * ratePerQuarter }
}
