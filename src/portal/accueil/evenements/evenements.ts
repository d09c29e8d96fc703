import type { Evenement, Reste } from '#contract/accueil/evenement.ts'
import { type Groupe, groupeDe } from '#contract/accueil/groupes.ts'

/** Events that a card lists at most (specification, §9). */
const EVENEMENTS_PAR_CARTE = 2

/** Events by group. */
export type Groupes = ReadonlyMap<Groupe, readonly Evenement[]>

/** Every event in its group, each group in the order of `tri`. */
export const groupEvents = (evenements: readonly Evenement[]): Groupes => {
  const groups = new Map<Groupe, Evenement[]>()
  for (const evenement of evenements.toSorted((a, b) => a.tri - b.tri)) {
    const groupe = groupeDe(evenement.service)
    groups.set(groupe, [...(groups.get(groupe) ?? []), evenement])
  }
  return groups
}

/** How many events are to be read, among those of the dashboard and those that it was not given. */
export const countUnread = (evenements: readonly Evenement[], reste: Reste = []): number =>
  reste.reduce(
    (sum, { nonLus }) => sum + nonLus,
    evenements.filter(({ statut }) => statut === 'EVE_NON_LU').length,
  )

/** How many events of a group the dashboard was not given. */
export const countLeftOut = (groupe: Groupe, reste: Reste = []): number =>
  reste.find((one) => one.groupe === groupe)?.nombre ?? 0

/** The events of a group that its card lists. */
export const firstEvents = (groups: Groupes, groupe: Groupe): readonly Evenement[] =>
  groups.get(groupe)?.slice(0, EVENEMENTS_PAR_CARTE) ?? []

/** The same events, where one is now read. */
export const withEventRead = (evenements: readonly Evenement[], evenementId: string): Evenement[] =>
  evenements.map((evenement) =>
    evenement.evenementId === evenementId ? { ...evenement, statut: 'EVE_LU' } : evenement,
  )

/** The same events, without one that is done with. */
export const withoutEvent = (evenements: readonly Evenement[], done: string): Evenement[] =>
  evenements.filter(({ evenementId }) => evenementId !== done)
