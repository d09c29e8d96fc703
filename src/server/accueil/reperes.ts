import type { Reperes } from '#contract/accueil/reperes.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'

/** Figures that an area knows of a person. */
export type ReperesDe = (services: Services, compte: Compte, today: CalendarDate) => Promise<Partial<Reperes>>

/** Figures of a person, from every area: a later one takes the place of one of the same name. */
export const gatherReperes = async (
  services: Services,
  compte: Compte,
  areas: readonly ReperesDe[],
): Promise<Reperes> => {
  const today = dayInParis(services.clock())
  const known = await Promise.all(areas.map((of) => of(services, compte, today)))
  return Object.assign({}, ...known) as Reperes
}
