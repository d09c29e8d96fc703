import { dateAge } from '#rules/calendar/ages.ts'
import { anneeDe, moisDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { nomsDesMois } from '#rules/format/dates.ts'
import { type AgeLegal, premierEffet } from './ages.ts'
import { type DebutLongueCarriere, debutsLongueCarriere } from '../demande/demande.ts'
import { dureeDe } from '../regle/trimestres.ts'
import { ligneDeGeneration } from '../regle/bareme.ts'
import type { Parties } from '../regle/loi.ts'
import { partiesDe, type Regle, regleDe } from '../regle/regle.ts'

/** Age from which a long career begun before an age may end; `undefined` for a generation without one. */
export const ageLongueCarriere = (
  naissance: CalendarDate,
  debut: DebutLongueCarriere,
  regle: Regle,
): AgeLegal | undefined => {
  const { rows, source, confirmed } = partiesDe(regle).longCareer
  const row = ligneDeGeneration(
    rows.filter(({ startedBefore }) => startedBefore === debut),
    naissance,
  )
  return row && { age: { annees: row.years, mois: row.months }, source, confirme: confirmed }
}

/** A long career: its beginning, the day of the age from which it may end, and the first effect that this age allows. */
export interface LongueCarriere {
  readonly debut: DebutLongueCarriere
  readonly jour: CalendarDate
  readonly ouverture: CalendarDate
}

/** The long career of a beginning; `undefined` for a generation without one. */
export const longueCarriereDepuis = (
  naissance: CalendarDate,
  debut: DebutLongueCarriere,
  regle: Regle,
): LongueCarriere | undefined => {
  const age = ageLongueCarriere(naissance, debut, regle)
  return age && { debut, jour: dateAge(naissance, age.age), ouverture: premierEffet(naissance, age) }
}

/** What a departure for a long career on a date supposes: the latest beginning that allows it. */
export const debutSuppose = (
  naissance: CalendarDate,
  depart: CalendarDate,
  regle: Regle,
): LongueCarriere | undefined => {
  for (const debut of debutsLongueCarriere.toReversed()) {
    const longue = longueCarriereDepuis(naissance, debut, regle)
    if (longue && longue.ouverture <= depart) return longue
  }
  return undefined
}

/**
 * Quarters to have by the end of the year of the birthday; `dansLAnnee` are those that are enough within that year alone, for
 * who is born in its last quarter (art. D. 351-1-3 CSS, art. D. 16-2 CPCMR).
 */
export const trimestresDeDebut = (
  naissance: CalendarDate,
  regle: Regle,
): { readonly aLaFin: number; readonly dansLAnnee?: number } => {
  const { startQuarters, startQuartersWithinYear: dansLAnnee } = partiesDe(regle).longCareer
  return {
    aLaFin: startQuarters,
    ...(moisDe(naissance) >= dansLAnnee.bornFromMonth && { dansLAnnee: dansLAnnee.quarters }),
  }
}

/** The same in words, of a year told in words: « 5 trimestres à la fin de l’année de vos 21 ans (ou 4 dans cette seule année…) ». */
export const debutDit = (annee: string, regle: Regle): string => {
  const { startQuarters, startQuartersWithinYear } = partiesDe(regle).longCareer
  const { bornFromMonth, quarters } = startQuartersWithinYear
  const mois = nomsDesMois.slice(bornFromMonth - 1)
  return `${startQuarters} trimestres à la fin de ${annee} (ou ${quarters} dans cette seule année pour une naissance en ${mois.slice(0, -1).join(', ')} ou ${mois.at(-1)})`
}

/** Whole quarters of insurance at the end of a calendar year, from its days by year. */
const trimestresALaFinDe = (derniere: number, joursParAnnee: ReadonlyMap<number, number>): number =>
  dureeDe([...joursParAnnee].reduce((sum, [annee, n]) => sum + (annee <= derniere ? n : 0), 0)).trimestres

/** What an account shows of a beginning before an age: quarters at the end of that year, and within it. */
export const debutMontre = (
  naissance: CalendarDate,
  age: DebutLongueCarriere,
  joursParAnnee: ReadonlyMap<number, number>,
  regle: Regle,
) => {
  const annee = anneeDe(naissance) + age
  const { aLaFin, dansLAnnee = Infinity } = trimestresDeDebut(naissance, regle)
  const obtenus = trimestresALaFinDe(annee, joursParAnnee)
  const dedans = dureeDe(joursParAnnee.get(annee) ?? 0).trimestres
  return { annee, obtenus, dedans, atteint: obtenus >= aLaFin || dedans >= dansLAnnee }
}

/** Age before which a career began for the law, from its days of insurance by calendar year; `undefined` when late. */
export const debutReconnu = (
  naissance: CalendarDate,
  joursParAnnee: ReadonlyMap<number, number>,
  dateEffet: CalendarDate,
): DebutLongueCarriere | undefined => {
  const regle = regleDe(dateEffet)
  return debutsLongueCarriere.find((age) => debutMontre(naissance, age, joursParAnnee, regle).atteint)
}

/** Kinds of quarters deemed contributed, as the law's file names them, and their caps (art. D. 16-2 CPCMR). */
export const reputesCotises = (dateEffet: CalendarDate): Parties['longCareer']['deemedContributed'] =>
  partiesDe(regleDe(dateEffet)).longCareer.deemedContributed

/** Kind of those of national service, as the law's file names it: four at most. */
export const REPUTES_SERVICE_NATIONAL = 'national service'

/** Kind of the quarters granted for children, as the law's file names it. */
export const REPUTES_ENFANTS = 'child bonification/majoration quarters'

/**
 * Quarters deemed contributed that a long career may count on a day of effect, each kind within its cap; `incertains` are those
 * whose kind or cap no text confirms yet.
 */
export const trimestresReputes = (
  parType: Readonly<Record<string, number>>,
  dateEffet: CalendarDate,
): { readonly trimestres: number; readonly incertains: number } => {
  const comptes = reputesCotises(dateEffet).map(({ type, maxQuarters, confirmed }) => ({
    nombre: Math.min(parType[type] ?? 0, maxQuarters ?? Infinity),
    incertain: confirmed === false,
  }))
  const somme = (retenus: typeof comptes) => retenus.reduce((sum, { nombre }) => sum + nombre, 0)
  return { trimestres: somme(comptes), incertains: somme(comptes.filter(({ incertain }) => incertain)) }
}
