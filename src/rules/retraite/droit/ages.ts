import { dateAge, type Duree, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { datee, type Generation, ligneDeGeneration } from '../regle/bareme.ts'
import { type Categorie, categoriesDesTables } from './categorie.ts'
import type { Provenance } from '../estimation/lignes.ts'
import type { Regle } from '../regle/regle.ts'
import ecrit from '../regle/tables/ages-legal.json' with { type: 'json' }

const json = datee(ecrit)

interface AgeRow extends Generation {
  readonly category?: string
  readonly job?: string
  readonly years: number
  readonly months: number
}

/** An age set by the law, and where it comes from. */
export interface AgeLegal extends Provenance {
  readonly age: Duree
}

const SOURCE_OUVERTURE = 'art. L. 24 I 1° CPCMR ; art. L. 161-17-2 CSS'
const SOURCE_ANNULATION = 'art. L. 14 bis CPCMR'
const SOURCE_LIMITE = 'art. L. 556-1 et suivants CGFP'

const tables = new Map(
  json.tables.map(({ id, confirmed, rows }) => [id, { confirmed, rows: rows as AgeRow[] }]),
)

const ageDe = (row: AgeRow, source: string, confirme: boolean): AgeLegal => ({
  age: { annees: row.years, mois: row.months },
  source,
  confirme,
})

const dansLaTable = (id: string, naissance: CalendarDate): AgeLegal | undefined => {
  const table = tables.get(id)
  const row = table && ligneDeGeneration(table.rows, naissance)
  return row && ageDe(row, SOURCE_OUVERTURE, table.confirmed)
}

/**
 * Age at which the pension opens. The calendar of 2023 begins with those whom it moved: older people have the
 * same age in both.
 */
export const ageOuverture = (
  naissance: CalendarDate,
  categorie: Categorie,
  regle: Regle,
): AgeLegal | undefined => {
  const { id } = categoriesDesTables[categorie]
  const ancien = regle === '2023-09-01' ? dansLaTable(`${id}-2023-calendar`, naissance) : undefined
  return ancien ?? dansLaTable(id, naissance)
}

const parCategorie = (rows: readonly AgeRow[], categorie: Categorie, naissance: CalendarDate) =>
  ligneDeGeneration(
    rows.filter(({ category }) => category === categoriesDesTables[categorie].category),
    naissance,
  )

/**
 * Age limit of the job. Police and prison, which make most of the super-active jobs, are at 57; the other limits of
 * the table are those of particular jobs, that a request does not tell.
 */
export const ageLimite = (naissance: CalendarDate, categorie: Categorie): AgeLegal | undefined => {
  if (categorie === 'superactive') {
    const row = json.ageLimit.rows.find(({ job }) => job === 'prison surveillance')
    return row && ageDe(row, SOURCE_LIMITE, false)
  }
  const rows = (json.ageLimit.rows as AgeRow[]).filter(
    ({ job }) => job === undefined || job === 'general case',
  )
  const row = parCategorie(rows, categorie, naissance)
  return row && ageDe(row, SOURCE_LIMITE, json.ageLimit.confirmed)
}

/**
 * Last age at which someone may be kept in office: 70 for sedentary jobs with the employer’s authorisation (art.
 * L. 556-1 CGFP), the sedentary limit for the others (a reading: the tables say nothing of it).
 */
export const ageMaximum = (naissance: CalendarDate, categorie: Categorie): AgeLegal | undefined => {
  if (categorie !== 'sedentaire') {
    const limite = ageLimite(naissance, 'sedentaire')
    return limite && { ...limite, confirme: false }
  }
  const { years, confirmed } = json.ageLimit.maximumWithAuthorisation
  return ageDe({ years, months: 0 }, SOURCE_LIMITE, confirmed)
}

/**
 * Age at which the décote disappears. Generations without a row have the age limit less some quarters, by the year
 * when their pension opened (loi n° 2003-775, art. 66).
 */
export const ageAnnulation = (
  naissance: CalendarDate,
  categorie: Categorie,
  ouverture: CalendarDate,
): AgeLegal | undefined => {
  const { rows, quartersBeforeAgeLimitByYearOfOpening: avances, confirmed } = json.annulmentOfDecote
  const row = parCategorie(rows, categorie, naissance)
  if (row) return ageDe(row, SOURCE_ANNULATION, confirmed)
  const limite = ageLimite(naissance, categorie)
  if (limite === undefined) return undefined
  const annee = Math.max(2006, anneeDe(ouverture))
  const trimestres = avances.find(({ year }) => year === annee)?.quarters ?? 0
  const mois = limite.age.annees * 12 + limite.age.mois - 3 * trimestres
  return {
    age: { annees: Math.floor(mois / 12), mois: mois % 12 },
    source: 'art. 66 de la loi n° 2003-775',
    confirme: limite.confirme,
  }
}

/** First day on which a pension may be paid at an age: always the 1st of a month. */
export const premierEffet = (naissance: CalendarDate, { age }: AgeLegal): CalendarDate =>
  premierDuMois(dateAge(naissance, age))

/** What the table says of the ages. */
export const baremeAges = json
