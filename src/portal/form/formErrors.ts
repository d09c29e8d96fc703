/** Message keys of each faulty field, separated by spaces: a field may have several. */
export type FormErrors = Record<string, string>

/** Message keys of one field. */
export const keysOf = (error: string | undefined): string[] => error?.split(' ') ?? []

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const namesIn = (value: unknown, name: string): string[] => {
  if (Array.isArray(value)) return [name, ...value.flatMap((one, rank) => namesIn(one, `${name}[${rank}]`))]
  return isGroup(value) ? [name, ...fieldNames(value, `${name}.`)] : [name]
}

/**
 * Names of every field of a form in the order of its values, which is that of the page: `nom`, `enfants`,
 * `enfants[0].prenom`… A list comes before what it holds.
 */
export const fieldNames = (values: Readonly<Record<string, unknown>>, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) => namesIn(value, `${prefix}${name}`))
