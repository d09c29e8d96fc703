import type { CalendarDate } from '#rules/calendar/dates.ts'
import { derniereRegle, partiesDe, regleDe } from './regle.ts'

const { days, maxPerCalendarYear } = partiesDe(derniereRegle()).quarter

/** Days in a quarter (art. R. 26 CPCMR). */
export const JOURS_PAR_TRIMESTRE = days

/**
 * Payable quarters of a number of days, in a pension of a day of effect: what remains counts for one from forty-five days on,
 * and is dropped below (art. R. 26 CPCMR).
 */
export const trimestresLiquidablesDe = (jours: number, effet: CalendarDate): number =>
  Math.floor(jours / JOURS_PAR_TRIMESTRE) +
  (jours % JOURS_PAR_TRIMESTRE >= partiesDe(regleDe(effet)).quarter.countedFromDays ? 1 : 0)

/** A duration of insurance: whole quarters, and days beyond them, 0 to 89. */
export interface DureeAssurance {
  readonly trimestres: number
  readonly jours: number
}

/** Whole quarters of a number of days, and the days that remain. */
export const dureeDe = (jours: number): DureeAssurance => ({
  trimestres: Math.floor(jours / JOURS_PAR_TRIMESTRE),
  jours: jours - Math.floor(jours / JOURS_PAR_TRIMESTRE) * JOURS_PAR_TRIMESTRE,
})

/** The same duration in days. */
export const enJours = ({ trimestres, jours }: DureeAssurance): number =>
  trimestres * JOURS_PAR_TRIMESTRE + jours

/** Quarters in a year. */
export const TRIMESTRES_PAR_AN = 4

/** Most days of insurance that one calendar year may give, all schemes together (art. R. 26 bis CPCMR). */
export const JOURS_MAXIMUM_PAR_ANNEE = maxPerCalendarYear * JOURS_PAR_TRIMESTRE
