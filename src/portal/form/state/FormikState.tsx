import { getIn, useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import type { FormErrors } from '../formErrors.ts'
import { FormStateContext } from './FormState.ts'

type Values = Readonly<Record<string, unknown>>

/** The values that were submitted last, and what was wrong with them. */
interface Submitted {
  readonly values: Values
  readonly errors: FormErrors
}

const answer = (values: Values, name: string) => (getIn(values, name) as unknown) ?? ''

/**
 * What the fields are reproached: what was wrong as they were submitted, and what they were changed to since. What another
 * answer asks for, the identity of a spouse for instance, is not wrong before it could be given.
 */
const reproached = (errors: FormErrors, values: Values, submitted: Submitted | undefined): FormErrors =>
  submitted === undefined || submitted.values === values
    ? errors
    : Object.fromEntries(
        Object.entries(errors).filter(
          ([name]) => name in submitted.errors || answer(values, name) !== answer(submitted.values, name),
        ),
      )

/** Lets the fields see the form that Formik keeps. */
export const FormikState = ({ children }: { readonly children: ReactNode }) => {
  const { values, touched, submitCount, isSubmitting, ...acts } = useFormikContext<Record<string, unknown>>()
  const errors = acts.errors as Record<string, string>
  const [submitted, setSubmitted] = useState<Submitted>()
  // The server's refusals come after the submission.
  if (submitted?.values === values && submitted.errors !== errors) setSubmitted({ values, errors })
  return (
    <FormStateContext
      value={{
        values,
        errors: reproached(errors, values, submitted),
        submitCount,
        isSubmitting,
        valueOf: (name) => getIn(values, name) as unknown,
        isTouched: (name) => getIn(touched, name) === true,
        setValue: (name, value) => void acts.setFieldValue(name, value),
        touch: (name) => void acts.setFieldTouched(name, true, false),
        fill: (next) => void acts.setValues(next),
        submit: () => {
          setSubmitted({ values, errors })
          return acts.submitForm()
        },
      }}
    >
      {children}
    </FormStateContext>
  )
}
