import type { Evenement, groupesEvenement } from '#contract/accueil/evenement.ts'
import {
  listeDuGenre,
  nomsGenreDocument,
  type GenreDocument,
  type GenreSansListe,
} from '#contract/documents/genres.ts'
import type { NomRubrique } from '#contract/documents/listes.ts'

/** Groups of events on the dashboard, each listed by one card: that of a list of documents, of a follow-up, or another. */
export type Groupe = NomRubrique | GenreSansListe | 'preparation' | 'autres'

/** Events that a card lists at most (specification, §9). */
const EVENEMENTS_PAR_CARTE = 2

/** Group of each service value that has one; any other value goes to the other events. */
export const groupeDuService = {
  ...(Object.fromEntries(nomsGenreDocument.map((genre) => [genre, listeDuGenre(genre) ?? genre])) as Readonly<
    Record<GenreDocument, Groupe>
  >),
  compteindividuelretraite: 'preparation',
  retraite: 'preparation',
} as const satisfies Record<(typeof groupesEvenement)[number], Groupe>

const isKnown = (service: string): service is keyof typeof groupeDuService =>
  Object.hasOwn(groupeDuService, service)

const groupeOf = ({ service }: Evenement): Groupe => (isKnown(service) ? groupeDuService[service] : 'autres')

/** Events by group. */
export type Groupes = ReadonlyMap<Groupe, readonly Evenement[]>

/** Every event in its group, each group in the order of `tri`. */
export const groupEvents = (evenements: readonly Evenement[]): Groupes => {
  const groups = new Map<Groupe, Evenement[]>()
  for (const evenement of evenements.toSorted((a, b) => a.tri - b.tri)) {
    const groupe = groupeOf(evenement)
    groups.set(groupe, [...(groups.get(groupe) ?? []), evenement])
  }
  return groups
}

/** The events of a group that its card lists. */
export const firstEvents = (groups: Groupes, groupe: Groupe): readonly Evenement[] =>
  groups.get(groupe)?.slice(0, EVENEMENTS_PAR_CARTE) ?? []

/** True when nothing waits to be read in any group, whether or not a card shows that group. */
export const isUpToDate = (evenements: readonly Evenement[]): boolean =>
  evenements.every(({ statut }) => statut === 'EVE_LU')

/** The same events, where one is now read. */
export const withEventRead = (evenements: readonly Evenement[], evenementId: string): Evenement[] =>
  evenements.map((evenement) =>
    evenement.evenementId === evenementId ? { ...evenement, statut: 'EVE_LU' } : evenement,
  )

/** The same events, without one that is done with. */
export const withoutEvent = (evenements: readonly Evenement[], done: string): Evenement[] =>
  evenements.filter(({ evenementId }) => evenementId !== done)
