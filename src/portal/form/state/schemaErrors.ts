import { ValidationError, type AnyObjectSchema, type Lazy } from 'yup'
import { keysOf, type FormErrors } from '../formErrors.ts'

/** What a schema reproaches to the values of a form. */
export const formErrors = (
  schema: Pick<AnyObjectSchema | Lazy<unknown>, 'validateSync'>,
  values: unknown,
): FormErrors => {
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
    // Two rules of a field may say the same thing.
    errors[path] = [...new Set([...keysOf(errors[path]), message])].join(' ')
  return errors
}
