import { dateAge, joursTrente, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { addDays, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { dureeDe, JOURS_PAR_TRIMESTRE } from '../droit/durations.ts'
import type { Coefficient } from './decote.ts'
import type { Parties } from '../regle/loi.ts'

/** Whole quarters between two firsts of a month. */
const trimestresEntre = (debut: CalendarDate, fin: CalendarDate): number =>
  Math.max(0, Math.floor((rangDuMois(fin) - rangDuMois(debut)) / 3))

/** Surcote of each kind; the total is what the pension receives. */
export interface Surcote extends Coefficient {
  readonly ordinaires: number
  readonly parentaux: number
  /** Those of the parental ones that days worked after the age complete: whether they count is a reading. */
  readonly achevesApres: number
}

/**
 * Surcote (art. L. 14 III CPCMR): the law's rate for each whole quarter of insurance above the number required, worked after
 * the age that opens it; counted from the 1st of the month that follows it, from the day itself for those born on the
 * 1st. Parental surcote (art. L. 14 IV and V): at most four quarters above the number required, worked in the year
 * before that age, when it is 63 at least and a quarter was granted for a child; one quarter never counts twice. A pension
 * that begins before that age has none (the cautious reading: it leaves early).
 *
 * `ageSurcote` is the day of the age, `ageLegal63` whether the legal age of the generation is 63 or more. `depart` is the day
 * until which work goes on without a break: the departure, or the end of services before it; `effet` the first day of the pension.
 */
export const surcoteDe = (
  a: {
    readonly depart: CalendarDate
    readonly effet: CalendarDate
    readonly ageSurcote: CalendarDate
    readonly ageLegal63: boolean
    readonly trimestresAssurance: number
    /** Days of insurance beyond its whole quarters. */
    readonly joursAssurance: number
    readonly trimestresRequis: number
    readonly enfantBonifie: boolean
  },
  { surcote, parentalSurcote }: Pick<Parties, 'surcote' | 'parentalSurcote'>,
): Surcote => {
  const surplus = Math.max(0, Math.floor(a.trimestresAssurance - a.trimestresRequis))
  const debut = premierDuMois(a.ageSurcote)
  const apres = trimestresEntre(debut, a.depart)
  const ordinaires = Math.min(surplus, apres)
  // Insurance is taken to have grown by the days worked since the age.
  const joursApres = a.depart > debut ? joursTrente(debut, addDays(a.depart, -1)) : 0
  const joursALAge =
    (a.trimestresAssurance - a.trimestresRequis) * JOURS_PAR_TRIMESTRE + a.joursAssurance - joursApres
  const surplusALAge = Math.max(0, dureeDe(joursALAge).trimestres)
  const unAnAvant = premierDuMois(dateAge(a.ageSurcote, { annees: -1, mois: 0 }))
  const fenetre = trimestresEntre(unAnAvant, a.depart < debut ? a.depart : debut)
  const parentaux =
    a.ageLegal63 && a.enfantBonifie && a.effet >= debut
      ? Math.min(parentalSurcote.maxQuarters, fenetre, Math.max(0, surplus - apres))
      : 0
  const pourcentage = ordinaires * surcote.ratePerQuarter + parentaux * parentalSurcote.ratePerQuarter
  const achevesApres = Math.max(0, parentaux - surplusALAge)
  return { trimestres: ordinaires + parentaux, ordinaires, parentaux, achevesApres, pourcentage }
}
