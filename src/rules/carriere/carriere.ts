import { joursTrente } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe, dateOf } from '#rules/calendar/dates.ts'
import {
  JOURS_PAR_TRIMESTRE,
  TRIMESTRES_PAR_AN,
  trimestresLiquidablesDe,
} from '#rules/retraite/droit/durations.ts'
import { joursLiquidables } from '#rules/retraite/droit/tempsPartiel.ts'

/** A period of public service; both days are included. */
export interface PeriodeCarriere {
  readonly debut: CalendarDate
  readonly fin: CalendarDate
  /** Percent of full time. */
  readonly quotite: number
  /** Part-time that the law counts as full time. */
  readonly compteTempsPlein?: boolean
}

/** Quarters that another scheme validated in a year. */
export interface AnneeAutreRegime {
  readonly annee: number
  readonly trimestres: number
}

/** Part of a period that falls in one year. */
const joursDansLAnnee = ({ debut, fin }: PeriodeCarriere, annee: number): number => {
  const [premier, dernier] = [dateOf(annee, 1, 1), dateOf(annee, 12, 31)]
  const du = debut > premier ? debut : premier
  const au = fin < dernier ? fin : dernier
  return du > au ? 0 : joursTrente(du, au)
}

/**
 * Payable quarters of a career: days in months of thirty, part-time by its fraction, rounded once at the end (art. R. 26
 * CPCMR). Overlapping periods would count twice: `constatsCarriere` finds them.
 */
export const trimestresLiquidablesCarriere = (periodes: readonly PeriodeCarriere[]): number =>
  trimestresLiquidablesDe(
    periodes.reduce(
      (jours, { debut, fin, quotite, compteTempsPlein }) =>
        jours + joursLiquidables(joursTrente(debut, fin), quotite, compteTempsPlein),
      0,
    ),
  )

/** Quarters of insurance by year, all schemes together: part-time counts as full time, four a year at most. */
export const trimestresParAnnee = (
  periodes: readonly PeriodeCarriere[],
  autres: readonly AnneeAutreRegime[] = [],
): ReadonlyMap<number, number> => {
  const jours = new Map<number, number>()
  for (const periode of periodes)
    for (let annee = anneeDe(periode.debut); annee <= anneeDe(periode.fin); annee++)
      jours.set(annee, (jours.get(annee) ?? 0) + joursDansLAnnee(periode, annee))
  const total = new Map<number, number>()
  for (const [annee, nombre] of jours)
    total.set(annee, Math.floor((nombre + JOURS_PAR_TRIMESTRE / 2) / JOURS_PAR_TRIMESTRE))
  for (const { annee, trimestres } of autres) total.set(annee, (total.get(annee) ?? 0) + trimestres)
  return new Map(
    [...total]
      .map(([annee, nombre]) => [annee, Math.min(nombre, TRIMESTRES_PAR_AN)] as const)
      .sort(([a], [b]) => a - b),
  )
}

/** Quarters of insurance of a career, all schemes together. */
export const trimestresAssuranceCarriere = (
  periodes: readonly PeriodeCarriere[],
  autres: readonly AnneeAutreRegime[] = [],
): number => [...trimestresParAnnee(periodes, autres).values()].reduce((sum, nombre) => sum + nombre, 0)
