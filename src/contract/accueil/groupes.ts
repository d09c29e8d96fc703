import {
  type GenreDocument,
  type GenreSansListe,
  listeDuGenre,
  nomsGenreDocument,
} from '#contract/documents/genres.ts'
import { nomsRubrique, type NomRubrique } from '#contract/documents/listes.ts'

/** Services that group events on the dashboard; any other value belongs to the "other" group. */
export const groupesEvenement = [...nomsGenreDocument, 'compteindividuelretraite', 'retraite'] as const

/** Groups of events: that of a list of documents, of a follow-up, of the preparation, or the others. */
export type Groupe = NomRubrique | GenreSansListe | 'preparation' | 'autres'

/** Group of each service value that has one; any other value goes to the other events. */
export const groupeDuService = {
  ...(Object.fromEntries(nomsGenreDocument.map((genre) => [genre, listeDuGenre(genre) ?? genre])) as Readonly<
    Record<GenreDocument, Groupe>
  >),
  compteindividuelretraite: 'preparation',
  retraite: 'preparation',
} as const satisfies Record<(typeof groupesEvenement)[number], Groupe>

const sansListe = nomsGenreDocument.filter(
  (genre): genre is GenreSansListe => listeDuGenre(genre) === undefined,
)

/** Every group, in the order of the dashboard. */
export const groupes: readonly Groupe[] = ['autres', ...nomsRubrique, ...sansListe, 'preparation']

const isKnown = (service: string): service is keyof typeof groupeDuService =>
  Object.hasOwn(groupeDuService, service)

/** Group of the events of a service. */
export const groupeDe = (service: string): Groupe => (isKnown(service) ? groupeDuService[service] : 'autres')
