import { joursTrente } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe, dateOf } from '#rules/calendar/dates.ts'
import {
  dureeDe,
  type DureeAssurance,
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
  /** Time without work that the law counts (art. L. 9 1° CPCMR): nothing was contributed. */
  readonly sansCotisation?: boolean
  /** Insurance, but no services: auxiliary services that were not validated. */
  readonly assuranceSeule?: boolean
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
    periodes
      .filter(({ assuranceSeule }) => assuranceSeule !== true)
      .reduce(
        (jours, { debut, fin, quotite, compteTempsPlein }) =>
          jours + joursLiquidables(joursTrente(debut, fin), quotite, compteTempsPlein),
        0,
      ),
  )

const JOURS_PAR_AN = TRIMESTRES_PAR_AN * JOURS_PAR_TRIMESTRE

/**
 * Days of insurance by year, all schemes together, in months of thirty days: part-time counts as full time, four quarters
 * a year at most.
 */
export const joursParAnnee = (
  periodes: readonly PeriodeCarriere[],
  autres: readonly AnneeAutreRegime[] = [],
): ReadonlyMap<number, number> => {
  const [services, seule, ailleurs] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ]
  const add = (total: Map<number, number>, annee: number, jours: number) =>
    total.set(annee, (total.get(annee) ?? 0) + jours)
  for (const periode of periodes) {
    const [premiere, derniere] = [anneeDe(periode.debut), anneeDe(periode.fin)]
    const total = periode.assuranceSeule === true ? seule : services
    for (let annee = premiere; annee <= derniere; annee++) {
      // A year that a period holds whole is not counted by its days: a chart counts a career at each month.
      const entiere = annee > premiere && annee < derniere
      add(total, annee, entiere ? JOURS_PAR_AN : joursDansLAnnee(periode, annee))
    }
  }
  for (const { annee, trimestres } of autres) add(ailleurs, annee, trimestres * JOURS_PAR_TRIMESTRE)
  const annees = new Set([services, seule, ailleurs].flatMap((total) => [...total.keys()]))
  const jours = (total: ReadonlyMap<number, number>, annee: number) => total.get(annee) ?? 0
  return new Map(
    [...annees]
      .map((annee) => {
        // Auxiliary services that were not validated are among the quarters of the scheme that pays them.
        const hors = Math.max(jours(seule, annee), jours(ailleurs, annee))
        return [annee, Math.min(jours(services, annee) + hors, JOURS_PAR_AN)] as const
      })
      .sort(([a], [b]) => a - b),
  )
}

/**
 * Insurance of a career, all schemes together: counted in days to the end, without the rounding of payable quarters, since
 * it is what is missing that the law rounds, and upwards (art. L. 14 I CPCMR).
 */
export const assuranceCarriere = (
  periodes: readonly PeriodeCarriere[],
  autres: readonly AnneeAutreRegime[] = [],
): DureeAssurance =>
  dureeDe([...joursParAnnee(periodes, autres).values()].reduce((somme, jours) => somme + jours, 0))
