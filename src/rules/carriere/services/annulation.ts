import { type Duree, dateAge } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { CompteRetraite } from '../compte.ts'
import { categorieDuCompte } from './categorie.ts'

/**
 * Age at which the décote disappears for the category that an account opens at a departure (art. L. 14 I CPCMR), where
 * it is no later than that of the carers of a disabled child, which then changes nothing.
 */
export const annulationSansAide = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation'>,
  dateDepart: CalendarDate,
): Duree | undefined => {
  const regle = regleDe(dateDepart)
  const { dateNaissance } = cir.situation
  const droits = droitsDe(dateNaissance, categorieDuCompte(cir, dateDepart), regle)
  const { years: annees } = partiesDe(regle).annulmentOfDecote.carers
  const desAidants = dateAge(dateNaissance, { annees, mois: 0 })
  return droits && droits.dateAnnulation <= desAidants ? droits.annulation.age : undefined
}
