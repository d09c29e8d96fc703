import { ValidationError, type AnyObject, type Lazy, type ObjectSchema } from 'yup'
import { Refusal } from './Refusal.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Values without the names that every object has: a schema would take what it inherits for one of its fields. */
const withoutInherited = (value: unknown): unknown => {
  if (isList(value)) return value.map(withoutInherited)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(name in Object.prototype))
      .map(([name, one]) => [name, withoutInherited(one)]),
  )
}

/**
 * Runs on the server the very schema that the portal's form runs: gives the values, normalised, or refuses them with
 * the faulty fields and the message of the first.
 */
export const checkForm = <T extends AnyObject>(schema: ObjectSchema<T> | Lazy<T>, values: unknown): T => {
  try {
    return schema.validateSync(withoutInherited(values), { abortEarly: false, stripUnknown: true }) as T
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const champs = [...new Set(error.inner.map(({ path }) => path ?? ''))]
    throw new Refusal('saisieRefusee', { champs, erreurCode: error.errors[0] ?? '' })
  }
}
