import type { Contenu, Filtre, Paragraphe } from '#contract/contenu.ts'
import type { Document } from '#contract/document.ts'

/** Years, newest first. */
export const newestFirst = (years: readonly number[]): readonly number[] => years.toSorted((a, b) => b - a)

/** Year to show: the one asked for when it has documents, else the newest. */
export const chosenYear = (years: readonly number[], asked: string | null): number | undefined => {
  const sorted = newestFirst(years)
  return sorted.find((year) => `${year}` === asked) ?? sorted[0]
}

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

/** Blocks of a content whose key is the prefix and a number, in that order. */
export const numberedBlocks = (contenu: Contenu | undefined, prefix: string): readonly Paragraphe[] =>
  Object.entries(contenu?.paragraphe ?? {})
    .flatMap(([cle, bloc]) => {
      const rang = cle.startsWith(prefix) ? Number(cle.slice(prefix.length)) : Number.NaN
      return Number.isInteger(rang) ? [{ rang, bloc }] : []
    })
    .toSorted((a, b) => a.rang - b.rang)
    .map(({ bloc }) => bloc)
