import { ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import { Refusal } from '../Refusal.ts'

/**
 * Runs on the server the very schema that the portal's form runs: gives the values, normalised, or refuses them with
 * the faulty fields and the message of the first.
 */
export const checkForm = <T extends AnyObject>(schema: ObjectSchema<T>, values: unknown): T => {
  try {
    return schema.validateSync(values, { abortEarly: false, stripUnknown: true }) as T
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const champs = [...new Set(error.inner.map(({ path }) => path ?? ''))]
    throw new Refusal('saisieRefusee', { champs, erreurCode: error.errors[0] ?? '' })
  }
}
