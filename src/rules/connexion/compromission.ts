const PREFIX = 5

/** First five hexadecimal digits of a SHA-1, the only part of it that ever leaves, and the rest. */
export const splitHash = (sha1: string): readonly [prefix: string, suffix: string] => [
  sha1.slice(0, PREFIX).toUpperCase(),
  sha1.slice(PREFIX).toUpperCase(),
]

const LINE = /^([\dA-F]{35}):(\d+)$/i

/**
 * Number of times that a password is known to have leaked, read in the answer of a range of hashes: lines
 * `suffix:count`, in any case, ended by LF or CRLF; a count of 0 is padding. `undefined` when the text is not such an
 * answer. Source: Pwned Passwords API v3.
 */
export const occurrencesIn = (answer: string, suffix: string): number | undefined => {
  const lines = answer.split(/\r?\n/).filter((line) => line !== '')
  let occurrences = 0
  for (const line of lines) {
    const [, found, count] = LINE.exec(line) ?? []
    if (found === undefined) return undefined
    if (found.toUpperCase() === suffix) occurrences = Math.max(occurrences, Number(count))
  }
  return occurrences
}
