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

/** Part of a file, both bytes included. */
export interface BytePart {
  readonly debut: number
  readonly fin: number
}

const PART = /^bytes=(\d*)-(\d*)$/i

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, §14.2): undefined for the whole file (no header,
 * another unit, several parts at once), 'aucune' when there is no such part.
 */
export const bytePart = (range: string | undefined, size: number): BytePart | 'aucune' | undefined => {
  if (range === undefined || !/^bytes=/i.test(range) || range.includes(',')) return undefined
  const [, from = '', to = ''] = PART.exec(range.trim()) ?? []
  if (from === '' && to === '') return 'aucune'
  const debut = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const fin = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return debut > fin ? 'aucune' : { debut, fin }
}
