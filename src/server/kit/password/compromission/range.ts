import { randomBytes } from 'node:crypto'
import type { Services } from '#server/services.ts'
import { suffixesOf } from './sample.ts'

const LEAST_LINES = 800
const MORE_LINES = 200
const SUFFIX = 35

/** As many suffixes as asked, drawn together: one by one, they cost the answer four times what the rest does. */
const randomSuffixes = (count: number): string[] => {
  const drawn = randomBytes(Math.ceil((count * SUFFIX) / 2))
    .toString('hex')
    .toUpperCase()
  return Array.from({ length: count }, (_, rank) => drawn.slice(rank * SUFFIX, (rank + 1) * SUFFIX))
}

/**
 * What the service answers for five digits: `suffix:count` lines ended by CRLF, sorted. With padding, lines of count 0
 * bring every answer to between 800 and 1000 lines, so that its size tells nothing.
 */
export const rangeOf = (prefix: string, padded: boolean, random: Services['random']): string => {
  const known = suffixesOf(prefix.toUpperCase()).map((suffix) => `${suffix}:1`)
  const wanted = padded ? LEAST_LINES + random(MORE_LINES + 1) : 0
  const padding = randomSuffixes(Math.max(0, wanted - known.length)).map((suffix) => `${suffix}:0`)
  return [...known, ...padding].toSorted().join('\r\n')
}
