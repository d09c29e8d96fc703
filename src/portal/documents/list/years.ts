import type { Document } from '#contract/documents/document.ts'

/** Years, newest first. */
export const newestFirst = (years: readonly number[]): readonly number[] => years.toSorted((a, b) => b - a)

/** Year to show: the one asked for when it has documents, else the newest. */
export const chosenYear = (years: readonly number[], asked: string | null): number | undefined => {
  const sorted = newestFirst(years)
  return sorted.find((year) => `${year}` === asked) ?? sorted[0]
}

const yearOf = ({ dateDocument }: Document) => Number(dateDocument.slice(0, 4))

/** Years of documents, newest first. */
export const yearsOf = (documents: readonly Document[]): readonly number[] =>
  newestFirst([...new Set(documents.map(yearOf))])

/** Documents of a year, in their order. */
export const documentsOfYear = (documents: readonly Document[], year: number): Document[] =>
  documents.filter((document) => yearOf(document) === year)
