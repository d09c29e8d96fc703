/** What a `content-range` text `start-end/total` says of a list. */
export interface ContentRange {
  readonly debut: number
  readonly fin: number
  readonly total: number
  /** `start-end` */
  readonly indexRange: string
  /** True when nothing is left after `fin`. */
  readonly termine: boolean
}

/** Reads `start-end/total`; an empty list is written with a star before the slash, and total 0. Undefined when unreadable. */
export const parseContentRange = (text: string | null | undefined): ContentRange | undefined => {
  if (text === '*/0') return { debut: 0, fin: -1, total: 0, indexRange: '0--1', termine: true }
  const found = /^(\d+)-(\d+)\/(\d+)$/.exec(text ?? '')
  if (!found) return undefined
  const [debut, fin, total] = [Number(found[1]), Number(found[2]), Number(found[3])]
  return { debut, fin, total, indexRange: `${debut}-${fin}`, termine: fin + 1 === total }
}

/** Writes the `content-range` of a whole list of `total` items. */
export const wholeRange = (total: number): string => (total === 0 ? '*/0' : `0-${total - 1}/${total}`)
