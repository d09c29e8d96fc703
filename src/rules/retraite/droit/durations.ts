import { addMonths } from '#rules/calendar/arithmetic.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ligneDeGeneration } from '../regle/bareme.ts'
import { type Categorie, categoriesDesTables } from './categorie.ts'
import type { Provenance } from '../estimation/lignes.ts'
import { partiesDe, type Regle } from '../regle/regle.ts'

/** Quarters required, and where the number comes from. */
export interface DureeRequise extends Provenance {
  readonly trimestres: number
}

/** The same day of another year, where a 29 February is the 28 when the year has none: no row begins in between. */
const decaler = (naissance: CalendarDate, annees: number): CalendarDate => addMonths(naissance, 12 * annees)

/** Quarters required for the maximum percentage; `undefined` for a generation absent from the law's file. */
export const dureeRequise = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): DureeRequise | undefined => {
  const { source, ...tables } = partiesDe(regle).requiredQuarters
  const { confirmed, rows } = tables[categoriesDesTables[categorie].category]
  const row = ligneDeGeneration(rows, naissance)
  return row && { trimestres: row.quarters, source, confirme: confirmed && row.confirmed !== false }
}

/**
 * Quarters required of those whose right opens before 60 for a long career: « those in force in the year the right
 * opens », read as those of the people who reach 62 in that year. It gives the official example (born in 1967, right
 * at 58 in 2025: 170), hence indicative elsewhere.
 */
export const dureeRequiseAvant60 = (
  naissance: CalendarDate,
  ouverture: CalendarDate,
  regle: Regle,
): DureeRequise | undefined => {
  const duree = dureeRequise(
    decaler(naissance, anneeDe(ouverture) - 62 - anneeDe(naissance)),
    'sedentaire',
    regle,
  )
  return duree && { ...duree, confirme: false }
}

/** Days in a quarter (art. R. 26 CPCMR). */
const JOURS = 90
const DEMI = JOURS / 2

/**
 * Payable quarters of a number of days (ninety a quarter): what remains counts for one from forty-five days on, and
 * is dropped below (art. R. 26 CPCMR).
 */
export const trimestresLiquidablesDe = (jours: number): number => Math.floor((jours + DEMI) / JOURS)

/** A duration of insurance: whole quarters, and days beyond them, 0 to 89. */
export interface DureeAssurance {
  readonly trimestres: number
  readonly jours: number
}

/** Whole quarters of a number of days, and the days that remain. */
export const dureeDe = (jours: number): DureeAssurance => ({
  trimestres: Math.floor(jours / JOURS),
  jours: jours - Math.floor(jours / JOURS) * JOURS,
})

/** Days in a quarter (art. R. 26 CPCMR). */
export const JOURS_PAR_TRIMESTRE = JOURS

/** Most quarters that one calendar year may give, all schemes together. */
export const TRIMESTRES_PAR_AN = 4
