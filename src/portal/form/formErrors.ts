import { ValidationError, type AnyObjectSchema } from 'yup'

/** Message keys of each faulty field, separated by spaces: a field may have several. */
export type FormErrors = Record<string, string>

/** What a schema reproaches to the values of a form. */
export const formErrors = (schema: AnyObjectSchema, values: unknown): FormErrors => {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return byField(error.inner)
  }
}

const byField = (faults: readonly ValidationError[]): FormErrors => {
  const errors: FormErrors = {}
  for (const { path = '', message } of faults)
    errors[path] = errors[path] === undefined ? message : `${errors[path]} ${message}`
  return errors
}

/** Message keys of one field. */
export const keysOf = (error: string | undefined): string[] => error?.split(' ') ?? []
