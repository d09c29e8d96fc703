import { joursTrente } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe, dateOf } from '#rules/calendar/dates.ts'
import {
  dureeDe,
  type DureeAssurance,
  JOURS_MAXIMUM_PAR_ANNEE,
  JOURS_PAR_TRIMESTRE,
  TRIMESTRES_PAR_AN,
  trimestresLiquidablesDe,
} from '#rules/retraite/regle/trimestres.ts'
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
  /** It counts by a reading that no text confirms. */
  readonly aConfirmer?: boolean
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

/** Payable days of a career, in months of thirty, part-time by its fraction: no day of services that count for insurance alone. */
export const joursLiquidablesCarriere = (periodes: readonly PeriodeCarriere[]): number =>
  periodes
    .filter(({ assuranceSeule }) => assuranceSeule !== true)
    .reduce(
      (jours, { debut, fin, quotite, compteTempsPlein }) =>
        jours + joursLiquidables(joursTrente(debut, fin), quotite, compteTempsPlein),
      0,
    )

/**
 * Payable quarters of a career in a pension of a day of effect: its days, rounded once at the end (art. R. 26 CPCMR). Overlapping
 * periods would count twice: `constatsCarriere` finds them.
 */
export const trimestresLiquidablesCarriere = (
  periodes: readonly PeriodeCarriere[],
  effet: CalendarDate,
): number => trimestresLiquidablesDe(joursLiquidablesCarriere(periodes), effet)

const JOURS_PAR_AN = TRIMESTRES_PAR_AN * JOURS_PAR_TRIMESTRE

/**
 * Days of insurance by year, all schemes together, in months of thirty days: part-time counts as full time, four quarters
 * a year at most.
 */
export const joursParAnnee = (
  periodes: readonly PeriodeCarriere[],
  autres: readonly AnneeAutreRegime[] = [],
): ReadonlyMap<number, number> => {
  const totaux = new Map<number, { services: number; seule: number; ailleurs: number }>()
  const totalDe = (annee: number) => {
    const total = totaux.get(annee) ?? { services: 0, seule: 0, ailleurs: 0 }
    totaux.set(annee, total)
    return total
  }
  for (const periode of periodes) {
    const [premiere, derniere] = [anneeDe(periode.debut), anneeDe(periode.fin)]
    const sorte = periode.assuranceSeule === true ? 'seule' : 'services'
    for (let annee = premiere; annee <= derniere; annee++) {
      // A year that a period holds whole is not counted by its days: a chart counts a career at each month.
      const entiere = annee > premiere && annee < derniere
      totalDe(annee)[sorte] += entiere ? JOURS_PAR_AN : joursDansLAnnee(periode, annee)
    }
  }
  for (const { annee, trimestres } of autres) totalDe(annee).ailleurs += trimestres * JOURS_PAR_TRIMESTRE
  return new Map(
    [...totaux]
      .map(([annee, { services, seule, ailleurs }]) => {
        // Auxiliary services that were not validated are among the quarters of the scheme that pays them.
        const hors = Math.max(seule, ailleurs)
        return [annee, Math.min(services + hors, JOURS_MAXIMUM_PAR_ANNEE)] as const
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
