import type { Filtre } from '#contract/contenu/contenu.ts'
import type { Document } from '#contract/documents/document.ts'

const holds = ({ listeCodeSousTheme }: Filtre, { codeSousThemeGed }: Document) =>
  listeCodeSousTheme.includes(codeSousThemeGed)

/** Filters that some document answers to; none when they would not separate anything. */
export const usefulFilters = (
  filtres: readonly Filtre[],
  documents: readonly Document[],
): readonly Filtre[] => {
  const answered = filtres.filter((filtre) => documents.some((document) => holds(filtre, document)))
  return answered.length > 1 ? answered : []
}

/** Documents that answer to the filter of a name; all of them when there is no such filter. */
export const filterDocuments = (
  documents: readonly Document[],
  filtres: readonly Filtre[],
  nomFiltre: string | undefined,
): readonly Document[] => {
  const filtre = filtres.find((candidate) => candidate.nomFiltre === nomFiltre)
  return filtre ? documents.filter((document) => holds(filtre, document)) : documents
}

/** Filter after a click on one: a second click takes it off. */
export const toggledFilter = (current: string | undefined, clicked: string): string | undefined =>
  current === clicked ? undefined : clicked
