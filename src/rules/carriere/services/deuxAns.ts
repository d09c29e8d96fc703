import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dureeDe, enJours } from '#rules/retraite/regle/trimestres.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { assuranceCarriere } from '../carriere.ts'
import type { CompteRetraite } from '../compte.ts'
import { periodesJusquAu, type TempsSupposes } from './periodes.ts'

/** Days of effective services of an account at a departure, part-time whole (art. L. 5 and L. 9 CPCMR): they open the right. */
export const joursServicesDuCompte = (
  cir: Pick<CompteRetraite, 'carriere' | 'enfants'>,
  temps: TempsSupposes,
): number => {
  const services = periodesJusquAu(cir, temps).filter(({ assuranceSeule }) => assuranceSeule !== true)
  return enJours(assuranceCarriere(services))
}

/**
 * First month, from one on, at which the services that a pension asks for are done: two years (art. L. 4 and R. 4-1 CPCMR).
 * `undefined` for who stopped before, whatever their age.
 */
export const moisDesDeuxAns = (
  cir: Pick<CompteRetraite, 'carriere' | 'enfants'>,
  depuis: CalendarDate,
): CalendarDate | undefined => {
  const { quarters } = partiesDe(regleDe(depuis)).minimumServices
  const faits = (dateDepart: CalendarDate) =>
    dureeDe(joursServicesDuCompte(cir, { dateDepart, quotites: [] })).trimestres >= quarters
  // A post that goes on does them in as many months at most.
  const debuts = cir.carriere.map(({ debut }) => debut).filter((debut) => debut > depuis)
  const fin = addMonths(debuts.toSorted().at(-1) ?? depuis, quarters * 3 + 1)
  for (let date = depuis; date <= fin; date = addMonths(date, 1)) if (faits(date)) return date
  return undefined
}
