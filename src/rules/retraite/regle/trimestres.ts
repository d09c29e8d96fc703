/** Days in a quarter (art. R. 26 CPCMR). */
export const JOURS_PAR_TRIMESTRE = 90

const DEMI = JOURS_PAR_TRIMESTRE / 2

/**
 * Payable quarters of a number of days (ninety a quarter): what remains counts for one from forty-five days on, and
 * is dropped below (art. R. 26 CPCMR).
 */
export const trimestresLiquidablesDe = (jours: number): number =>
  Math.floor((jours + DEMI) / JOURS_PAR_TRIMESTRE)

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

/** Most quarters that one calendar year may give, all schemes together. */
export const TRIMESTRES_PAR_AN = 4
