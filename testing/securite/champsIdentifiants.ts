import type { Call } from '#contract/kit/call.ts'

const parts = ['params', 'query', 'body'] as const

/** A place of a call that names one thing of a person: `*` stands for any element of a list. */
export interface ChampIdentifiant {
  readonly part: (typeof parts)[number]
  readonly path: readonly string[]
  /** Whether a text has the shape of what goes there. */
  readonly takes: (id: string) => boolean
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly maxLength?: number
  readonly const?: unknown
  readonly enum?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Names under which a text that is no UUID points at one thing: its number, its line, the token that began it. */
const NAMES = /(?:Ids?|Uuids?)$|^(?:numero|jeton|evenements)$/

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const leavesOf = (schema: Schema, path: readonly string[] = []): [readonly string[], Schema][] => {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, one]) => leavesOf(one, [...path, name]))
  if (schema.items) return leavesOf(schema.items, [...path, '*'])
  if (schema.anyOf) return schema.anyOf.flatMap((one) => leavesOf(one, path))
  return [[path, schema]]
}

const isFree = ({ type, const: fixed, enum: among }: Schema) =>
  type === 'string' && fixed === undefined && among === undefined

/** Proves by what it signs, not by how it is named: keys have tests of their own. */
const SIGNED = 'cle'

/** Every place of a call where the identifier of a thing goes, read from its own record. Whatever is in its path is one. */
export const champsIdentifiants = (call: Call): ChampIdentifiant[] =>
  parts.flatMap((part) =>
    leavesOf((call[part] ?? {}) as Schema).flatMap(([path, schema]) => {
      if (path[0] === SIGNED) return []
      const named = NAMES.test(path.findLast((step) => step !== '*') ?? '')
      const isOne = part === 'params' || schema.format === 'uuid' || named
      const takes = (id: string) =>
        schema.format !== 'uuid' ? id.length <= (schema.maxLength ?? id.length) : UUID.test(id)
      return isFree(schema) && isOne ? [{ part, path, takes }] : []
    }),
  )

/** What a call takes, whatever it is. */
export type Entree = { readonly [part in (typeof parts)[number]]?: Readonly<Record<string, unknown>> }

const placed = (into: unknown, [step, ...rest]: readonly string[], id: string): unknown => {
  if (step === undefined) return id
  if (step === '*') return [placed(Array.isArray(into) ? into[0] : undefined, rest, id)]
  const present = (into ?? {}) as Readonly<Record<string, unknown>>
  return { ...present, [step]: placed(present[step], rest, id) }
}

/** The same input with an identifier in one of its places. */
export const avecIdentifiant = (entree: Entree, { part, path }: ChampIdentifiant, id: string): Entree => ({
  ...entree,
  [part]: placed(entree[part], path, id),
})
