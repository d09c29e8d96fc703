import type { Document } from '#contract/documents/document.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { documentMessages as words } from '../words.ts'

/** Kind and size at the end of a line: the button says the kind already. */
const FILE_FACTS = / \([^()]*\)$/

const counted = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Adds to each name that several documents share what `more` says of its document. */
const distinguish = (
  documents: readonly Document[],
  names: readonly string[],
  more: (document: Document, index: number) => string,
): string[] => {
  const counts = counted(names)
  return documents.map((document, index) => {
    const name = names[index] ?? ''
    return counts.get(name) === 1 ? name : `${name} ${more(document, index)}`.trim()
  })
}

/** A name for each document, by its uuid, that no other document of the list has. */
export const documentNames = (documents: readonly Document[]): ReadonlyMap<string, string> => {
  const labels = documents.map(({ libelle1 }) => libelle1)
  const detailed = distinguish(documents, labels, ({ libelle2 = '' }) => libelle2.replace(FILE_FACTS, ''))
  const dated = distinguish(documents, detailed, ({ dateDocument }) => words.du(dateEnChiffres(dateDocument)))
  const unique = distinguish(documents, dated, (_, index) => words.rang(index + 1))
  return new Map(documents.map(({ documentUuid }, index) => [documentUuid, unique[index] ?? '']))
}
