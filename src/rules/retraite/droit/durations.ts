import { anneeDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ligneDeGeneration, type Provenance } from '../regle/bareme.ts'
import { type Categorie, categoriesDesTables } from '../demande/categorie.ts'
import { partiesDe, type Regle } from '../regle/regle.ts'

/** Quarters required, and where the number comes from. */
export interface DureeRequise extends Provenance {
  readonly trimestres: number
  /** Year of the opening of the right that asks for them; absent where the generation does. */
  readonly annee?: number
  /** What another reading of the law asks for, where texts disagree. */
  readonly autreLecture?: number
}

/** Quarters required for the maximum percentage; `undefined` for a generation absent from the law's file. */
export const dureeRequise = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): DureeRequise | undefined => {
  const { source, ...tables } = partiesDe(regle).requiredQuarters
  const { confirmed, rows } = tables[categoriesDesTables[categorie]]
  const row = ligneDeGeneration(rows, naissance)
  return (
    row && {
      trimestres: row.quarters,
      source,
      confirme: confirmed && row.confirmed !== false,
      ...(row.otherReading !== undefined && { autreLecture: row.otherReading }),
    }
  )
}

/**
 * Quarters required of those whose right opens before 60 (loi n° 2023-270, art. 10 XXIV C; décret n° 2023-435, art. 13 II C): those
 * of the year of the opening, from 2023 on; `undefined` past the last year of the law, where those of the generation count.
 */
export const dureeRequiseAvant60 = (ouverture: CalendarDate, regle: Regle): DureeRequise | undefined => {
  const { rows, source, confirmed } = partiesDe(regle).requiredBefore60
  const row = rows.find(({ year }) => year === anneeDe(ouverture))
  return (
    row && {
      trimestres: row.quarters,
      annee: row.year,
      source,
      confirme: confirmed && row.confirmed !== false,
    }
  )
}
