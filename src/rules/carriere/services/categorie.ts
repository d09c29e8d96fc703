import { joursTrente } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Categorie, categoriesDesTables } from '#rules/retraite/demande/categorie.ts'
import { ligneDeGeneration } from '#rules/retraite/regle/bareme.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { type CompteRetraite, EN_EMPLOI } from '../compte.ts'
import { periodesJusquAu } from './periodes.ts'

const JOURS_PAR_AN = 360

/** Years of services in jobs of a category that open its age (art. L. 24 I 1° CPCMR). */
const anneesRequises = (
  naissance: CalendarDate,
  categorie: Exclude<Categorie, 'sedentaire'>,
  date: CalendarDate,
): number => {
  const rows = partiesDe(regleDe(date)).classedServices[categoriesDesTables[categorie]]
  return ligneDeGeneration(rows, naissance)?.years ?? Infinity
}

/** Days of services, in months of thirty, done in jobs of some categories before a date; part-time counts whole. */
const joursClasses = (
  { carriere }: Pick<CompteRetraite, 'carriere'>,
  dateDepart: CalendarDate,
  categories: readonly Categorie[],
): number =>
  periodesJusquAu(
    {
      carriere: carriere.filter(
        ({ position, categorie }) => EN_EMPLOI.has(position) && categories.includes(categorie),
      ),
      enfants: [],
    },
    { dateDepart, quotites: [] },
  ).reduce((jours, { debut, fin }) => jours + joursTrente(debut, fin), 0)

/** Services of an account in classed jobs on a date, whole years and days of thirty beyond them, and the years required. */
interface ServicesClasses {
  readonly annees: number
  readonly mois: number
  readonly requises: number
}

/** Services in active jobs, super-active ones included; undefined for a career without any. */
export const servicesActifs = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation'>,
  date: CalendarDate,
): ServicesClasses | undefined => {
  const jours = joursClasses(cir, date, ['active', 'superactive'])
  if (jours === 0) return undefined
  const mois = Math.floor(jours / 30)
  return {
    annees: Math.floor(mois / 12),
    mois: mois % 12,
    requises: anneesRequises(cir.situation.dateNaissance, 'active', date),
  }
}

/**
 * Category that the services of an account open at a departure (art. L. 24 I 1° CPCMR): super-active after 27 years in such
 * jobs, active after 17 in active or super-active ones, and kept whatever the post that follows. Not today's post.
 */
export const categorieDuCompte = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation'>,
  dateDepart: CalendarDate,
): Categorie => {
  if (cir.carriere.every(({ categorie }) => categorie === 'sedentaire')) return 'sedentaire'
  const { dateNaissance } = cir.situation
  const assez = (categorie: Exclude<Categorie, 'sedentaire'>, comptees: readonly Categorie[]) =>
    joursClasses(cir, dateDepart, comptees) >=
    anneesRequises(dateNaissance, categorie, dateDepart) * JOURS_PAR_AN
  if (assez('superactive', ['superactive'])) return 'superactive'
  return assez('active', ['active', 'superactive']) ? 'active' : 'sedentaire'
}
