import type { Reperes } from '#contract/accueil/reperes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { departChiffre } from '#rules/simulation/departChiffre.ts'
import { premierDepart } from '#rules/simulation/premierDepart.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { simulatorOpenFor } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'

/** The earliest departure of someone whom the simulator serves, and the very figure that it shows first. */
export const repereDepart = async (
  { db }: Services,
  compte: Compte,
  today: CalendarDate,
): Promise<Pick<Reperes, 'depart'>> => {
  const held = simulatorOpenFor(compte, today) ? await cirOf(db, compte.id) : undefined
  const premier = held && premierDepart(held.cir, today)
  if (!held || !premier) return {}
  const { demande, estimation, ouverture } = premier
  return { depart: { dateOuverture: ouverture, ...departChiffre(held.cir, demande, today, estimation) } }
}
