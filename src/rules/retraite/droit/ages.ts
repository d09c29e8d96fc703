import { dateAge, type Duree, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { ligneDeGeneration, type Provenance } from '../regle/bareme.ts'
import { type Categorie, categoriesDesTables } from '../demande/categorie.ts'
import type { LigneAge } from '../regle/loi.ts'
import { partiesDe, type Regle } from '../regle/regle.ts'

/** An age set by the law, and where it comes from. */
export interface AgeLegal extends Provenance {
  readonly age: Duree
}

interface TableAge<L extends LigneAge> {
  readonly source: string
  readonly confirmed: boolean
  readonly rows: readonly L[]
}

const ageDe = <L extends LigneAge>(
  { source, confirmed, rows }: TableAge<L>,
  naissance: CalendarDate,
): AgeLegal | undefined => {
  const row = ligneDeGeneration(rows, naissance)
  return (
    row && {
      age: { annees: row.years, mois: row.months },
      source,
      confirme: confirmed && row.confirmed !== false,
    }
  )
}

const deCategorie = <T extends TableAge<LigneAge & { readonly category: string }>>(
  table: T,
  categorie: Categorie,
) => ({
  ...table,
  rows: table.rows.filter(({ category }) => category === categoriesDesTables[categorie]),
})

/** Age at which the pension opens. */
export const ageOuverture = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): AgeLegal | undefined => {
  const { openingAge } = partiesDe(regle)
  return ageDe({ source: openingAge.source, ...openingAge[categoriesDesTables[categorie]] }, naissance)
}

/**
 * Age limit of the job. Police and prison, which make most of the super-active jobs, are at 57; the limits of other
 * particular jobs are not told by a request.
 */
export const ageLimite = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): AgeLegal | undefined => ageDe(deCategorie(partiesDe(regle).ageLimit, categorie), naissance)

/**
 * Last age at which someone may be kept in office: 70 for sedentary jobs with the employer’s authorisation (art.
 * L. 556-1 CGFP), the sedentary limit for the others (a reading: no text says it).
 */
export const ageMaximum = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): AgeLegal | undefined => {
  if (categorie !== 'sedentaire') {
    const limite = ageLimite(naissance, 'sedentaire', regle)
    return limite && { ...limite, confirme: false }
  }
  const { maximumWithAuthorisation: annees, source, confirmed } = partiesDe(regle).ageLimit
  return { age: { annees, mois: 0 }, source, confirme: confirmed }
}

/** The age at which the décote disappears by the year of an opening: the age limit less some quarters, none after 2019. */
const annulationDeLAnnee = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
  ouverture: CalendarDate,
): AgeLegal | undefined => {
  const limite = ageLimite(naissance, categorie, regle)
  if (limite === undefined) return undefined
  const { quartersBeforeAgeLimitByYearOfOpening: avances, source } =
    partiesDe(regle).annulmentOfDecote.beforeTable
  const annee = Math.max(avances[0]?.year ?? 0, anneeDe(ouverture))
  const trimestres = avances.find(({ year }) => year === annee)?.quarters ?? 0
  const mois = limite.age.annees * 12 + limite.age.mois - 3 * trimestres
  return { age: { annees: Math.floor(mois / 12), mois: mois % 12 }, source, confirme: limite.confirme }
}

/**
 * Age at which the décote disappears. Generations without a row have the one of the year when their right opened (loi
 * n° 2003-775, art. 66).
 */
export const ageAnnulation = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
  ouverture: CalendarDate,
): AgeLegal | undefined =>
  ageDe(deCategorie(partiesDe(regle).annulmentOfDecote, categorie), naissance) ??
  annulationDeLAnnee(naissance, categorie, regle, ouverture)

/**
 * Day of the same for parents of three children in sedentary jobs: that of the year of their sixtieth birthday (loi n° 2010-1330,
 * art. 44). Classed jobs have no row where it differs.
 */
export const annulationTroisEnfants = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): CalendarDate | undefined => {
  const { years: annees } = partiesDe(regle).annulmentOfDecote.threeChildren
  const anniversaire = dateAge(naissance, { annees, mois: 0 })
  const annulation =
    categorie === 'sedentaire' ? annulationDeLAnnee(naissance, categorie, regle, anniversaire) : undefined
  return annulation && dateAge(naissance, annulation.age)
}

/** First day on which a pension may be paid at an age: always the 1st of a month. */
export const premierEffet = (naissance: CalendarDate, { age }: AgeLegal): CalendarDate =>
  premierDuMois(dateAge(naissance, age))
