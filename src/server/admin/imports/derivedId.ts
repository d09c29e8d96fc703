import { fingerprint } from '#server/kit/secrets.ts'

/**
 * Identifier (UUID version 8, RFC 9562) that the same parts always give: what is imported again comes to the same
 * place instead of twice.
 */
export const derivedId = (...parts: readonly string[]): string => {
  const hex = fingerprint(JSON.stringify(parts))
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
