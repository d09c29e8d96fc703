import { createContext, use } from 'react'
import type { FormErrors } from '../formErrors.ts'

/** A form as its fields see it, whatever keeps it: Formik, or the light form of the sign-in page. */
export interface FormState {
  readonly values: Readonly<Record<string, unknown>>
  readonly errors: FormErrors
  /** How many times it was sent, or refused to be, since it was empty. */
  readonly submitCount: number
  readonly isSubmitting: boolean
  /** Value of a field by its name, `enfants[0].prenom` when it is in a list. */
  readonly valueOf: (name: string) => unknown
  /** Whether a field was left once. */
  readonly isTouched: (name: string) => boolean
  readonly setValue: (name: string, value: unknown) => void
  readonly touch: (name: string) => void
  /** Fills the form with other values. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => void
  readonly submit: () => Promise<void>
}

export const FormStateContext = createContext<FormState | undefined>(undefined)

/** The form around. */
export const useFormState = (): FormState => {
  const state = use(FormStateContext)
  if (!state) throw new Error('A field stands in a form: PortalForm, LiveForm or LightForm.')
  return state
}
