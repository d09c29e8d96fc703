import { ValidationError } from 'yup'

/** The faults that a form's schema tells, each « path key », for tests. */
export const faultsOf = (validate: () => unknown): string[] => {
  try {
    validate()
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => `${path} ${message.replace(/^SRE_ESPACEAGENT_/, '')}`)
  }
}
