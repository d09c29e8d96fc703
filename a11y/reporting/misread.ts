import { EARL_CONTEXT } from './earlFormat.ts'

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * What a reader of JSON-LD would not take for what it is: terms that the context does not define, and the name of a node
 * where it would be read as a text.
 */
export const misread = (value: unknown, term = '@id'): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => misread(one, term))
  if (isNode(value)) return Object.entries(value).flatMap(([key, one]) => misread(one, key))
  if (term.startsWith('@')) return []
  const meaning = (EARL_CONTEXT as Readonly<Record<string, unknown>>)[term]
  if (meaning === undefined) return [term]
  const linked = isNode(meaning) && meaning['@type'] === '@id'
  return typeof value === 'string' && /^(_:|earl:|https?:)/.test(value) && !linked ? [`${term} ${value}`] : []
}
