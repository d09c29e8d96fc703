import type { Document } from '#contract/documents/document.ts'
import { codesBulletin, codesBulletinMensuel } from '#contract/documents/genres.ts'

/** Two slips to compare, the older one first. */
export type Pair = readonly [avant: Document, apres: Document]

const byDate = (documents: readonly Document[]) =>
  documents.toReversed().toSorted((a, b) => a.dateDocument.localeCompare(b.dateDocument))

/** The two documents of a selection of exactly two, of a list newest first, when both can be compared. */
export const selectedPair = (selected: readonly Document[]): Pair | undefined => {
  const [avant, apres, ...others] = byDate(selected)
  const comparable = selected.every(({ codeSousThemeGed }) => codesBulletin.includes(codeSousThemeGed))
  return avant && apres && others.length === 0 && comparable ? [avant, apres] : undefined
}

/** The last two monthly slips of a list, if it has two. */
export const lastPair = (documents: readonly Document[]): Pair | undefined => {
  const slips = byDate(
    documents.filter(({ codeSousThemeGed }) => codesBulletinMensuel.includes(codeSousThemeGed)),
  )
  const [avant, apres] = slips.slice(-2)
  return avant && apres && [avant, apres]
}

/** Address of the comparison of two slips, on the screen of a path. */
export const comparisonAddress = (path: string, [avant, apres]: Pair): string =>
  `${path}?${new URLSearchParams({ avant: avant.documentUuid, apres: apres.documentUuid })}`
