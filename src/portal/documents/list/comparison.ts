import type { Document } from '#contract/documents/document.ts'
import { codesBulletin, codesBulletinMensuel } from '#contract/documents/genres.ts'

/** Two slips to compare, the older one first. */
export type Pair = readonly [avant: Document, apres: Document]

const byDate = (documents: readonly Document[]) =>
  documents.toReversed().toSorted((a, b) => a.dateDocument.localeCompare(b.dateDocument))

const isKnownAsData = ({ enDonnees }: Document) => enDonnees === true

/** The two documents of a selection of exactly two, of a list newest first, when both can be compared. */
export const selectedPair = (selected: readonly Document[]): Pair | undefined => {
  const [avant, apres, ...others] = byDate(selected)
  const comparable = selected.every(
    (one) => codesBulletin.includes(one.codeSousThemeGed) && isKnownAsData(one),
  )
  return avant && apres && others.length === 0 && comparable ? [avant, apres] : undefined
}

/** What the amounts of a list of slips tell: where they last changed, that they did not, or nothing where they are not stated. */
type Change = { readonly fait: 'change' | 'inconnu'; readonly pair: Pair } | { readonly fait: 'egal' }

const amounts = (pair: Pair) => pair.map(({ libelle3 }) => libelle3)

const moisDe = ({ dateDocument }: Document) => dateDocument.slice(0, 7)

/**
 * The last change of amount between two monthly slips of a list that follow each other, if it has two. One of several slips of
 * a month is compared with none: the net of that month is their sum. Slips whose lines are not known are compared with none
 * either: their amounts alone are.
 */
export const lastChange = (documents: readonly Document[]): Change | undefined => {
  const slips = byDate(
    documents.filter(({ codeSousThemeGed }) => codesBulletinMensuel.includes(codeSousThemeGed)),
  )
  const isAlone = (slip: Document) => slips.filter((one) => moisDe(one) === moisDe(slip)).length === 1
  const pairs = slips.slice(1).flatMap((apres, rank): Pair[] => {
    const avant = slips[rank]
    return avant && isAlone(avant) && isAlone(apres) ? [[avant, apres]] : []
  })
  if (pairs.length === 0) return undefined
  const stated = pairs.filter((pair) => !amounts(pair).includes(undefined))
  const changes = stated.filter((pair) => new Set(amounts(pair)).size === 2)
  const canCompare = (pair: Pair) => pair.every(isKnownAsData)
  const changed = changes.findLast(canCompare)
  if (changed) return { fait: 'change', pair: changed }
  if (changes.length === 0 && stated.length === slips.length - 1) return { fait: 'egal' }
  const last = pairs.findLast(canCompare)
  return last && { fait: 'inconnu', pair: last }
}

/** Address of the comparison of two slips, on the screen of a path. */
export const comparisonAddress = (path: string, [avant, apres]: Pair): string =>
  `${path}?${new URLSearchParams({ avant: avant.documentUuid, apres: apres.documentUuid })}`
