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
