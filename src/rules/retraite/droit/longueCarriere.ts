import { anneeDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type AgeLegal, premierEffet } from './ages.ts'
import { dureeDe } from './durations.ts'
import { datee, type Generation, ligneDeGeneration } from '../regle/bareme.ts'
import type { Regle } from '../regle/regle.ts'
import ecrit from '../regle/tables/long-career.json' with { type: 'json' }

const json = datee(ecrit)

/** Ages before which a long career must have begun. */
export const debutsLongueCarriere = [16, 18, 20, 21] as const

export type DebutLongueCarriere = (typeof debutsLongueCarriere)[number]

/** When a known career began: before an age, or too late for a long one. */
export type DebutDeCarriere = DebutLongueCarriere | 'tardif'

interface LongueRow extends Generation {
  readonly startedBefore: number
  readonly years: number
  readonly months: number
}

const SOURCE = 'art. L. 25 bis et D. 16-1 CPCMR'
const rowsDe = (id: string): readonly LongueRow[] => json.tables.find((table) => table.id === id)?.rows ?? []

const generale = rowsDe('general')
const avant20 = {
  '2026-09-01': rowsDe('started-before-20-2026'),
  '2023-09-01': rowsDe('started-before-20-2023'),
} as const satisfies Record<Regle, unknown>

/** Age from which a long career begun before an age may end; `undefined` for a generation without one. */
export const ageLongueCarriere = (
  naissance: CalendarDate,
  debut: DebutLongueCarriere,
  regle: Regle,
): AgeLegal | undefined => {
  const rows = debut === 20 ? avant20[regle] : generale.filter(({ startedBefore }) => startedBefore === debut)
  const row = ligneDeGeneration(rows, naissance)
  return row && { age: { annees: row.years, mois: row.months }, source: SOURCE, confirme: json.confirmed }
}

/** What a departure for a long career on a date supposes: the latest beginning that allows it. */
export const debutSuppose = (
  naissance: CalendarDate,
  depart: CalendarDate,
  regle: Regle,
): { readonly debut: DebutLongueCarriere; readonly ouverture: CalendarDate } | undefined => {
  for (const debut of debutsLongueCarriere.toReversed()) {
    const age = ageLongueCarriere(naissance, debut, regle)
    const ouverture = age && premierEffet(naissance, age)
    if (ouverture !== undefined && ouverture <= depart) return { debut, ouverture }
  }
  return undefined
}

/** Quarters to have by the end of the year of the birthday: one fewer for those born from October on (art. D. 16-2). */
const trimestresDeDebut = (naissance: CalendarDate): number => (naissance.slice(5, 7) >= '10' ? 4 : 5)

/** Age before which a career began for the law, from its days of insurance by calendar year; `undefined` when late. */
export const debutReconnu = (
  naissance: CalendarDate,
  joursParAnnee: ReadonlyMap<number, number>,
): DebutLongueCarriere | undefined =>
  debutsLongueCarriere.find((age) => {
    const derniere = anneeDe(naissance) + age
    const jours = [...joursParAnnee].reduce((sum, [annee, n]) => sum + (annee <= derniere ? n : 0), 0)
    return dureeDe(jours).trimestres >= trimestresDeDebut(naissance)
  })

/** Kinds of quarters deemed contributed, as the table names them, and their caps (art. D. 16-2 CPCMR). */
export const reputesCotises = json.conditions.deemedContributed

/** Kind of the quarters granted for children, as the table names it. */
export const REPUTES_ENFANTS = 'child bonification/majoration quarters'

/** Quarters deemed contributed that a long career may count on a day of effect: each kind within its cap. */
export const trimestresReputes = (
  parType: Readonly<Record<string, number>>,
  dateEffet: CalendarDate,
): number =>
  reputesCotises
    .filter(({ validFrom }) => validFrom === undefined || validFrom <= dateEffet)
    .reduce((sum, { type, maxQuarters }) => sum + Math.min(parType[type] ?? 0, maxQuarters ?? Infinity), 0)

/** What the table says of long careers. */
export const baremeLongueCarriere = json
