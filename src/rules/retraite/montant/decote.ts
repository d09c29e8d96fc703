import { rangDuMois } from '#rules/calendar/arithmetic.ts'
import { jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { auDessus } from '#rules/arrondis.ts'
import json from '../regle/tables/pension-formula.json' with { type: 'json' }

/** Quarters lost or won, and their percentage of the pension. */
export interface Coefficient {
  readonly trimestres: number
  readonly pourcentage: number
}

const { ratePerQuarter, maxQuarters } = json.decote

export const AUCUN: Coefficient = { trimestres: 0, pourcentage: 0 }

/** Quarters from a departure on the 1st of a month to a later day, any part of a quarter counting (art. L. 14 I). */
const trimestresJusqua = (depart: CalendarDate, jour: CalendarDate): number =>
  auDessus((rangDuMois(jour) - rangDuMois(depart) + (jourDe(jour) > 1 ? 1 : 0)) / 3)

/**
 * Décote (art. L. 14 I CPCMR): 1,25 % for each quarter that is missing, or that separates from the age at which the
 * décote disappears, whichever is fewer, and twenty at most. `annulation` is the day of that age.
 */
export const decoteDe = (a: {
  readonly depart: CalendarDate
  readonly annulation: CalendarDate
  readonly trimestresAssurance: number
  readonly trimestresRequis: number
}): Coefficient => {
  const manquants = auDessus(a.trimestresRequis - a.trimestresAssurance)
  const trimestres = Math.min(manquants, trimestresJusqua(a.depart, a.annulation), maxQuarters)
  return { trimestres, pourcentage: trimestres * ratePerQuarter }
}

/** Most quarters that a décote may count. */
export const DECOTE_MAXIMUM = maxQuarters

/** What the table says of the formula. */
export const baremeFormule = json
