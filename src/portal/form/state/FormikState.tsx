import { getIn, useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { FormStateContext } from './FormState.ts'

/** Lets the fields see the form that Formik keeps. */
export const FormikState = ({ children }: { readonly children: ReactNode }) => {
  const { values, errors, touched, submitCount, isSubmitting, ...acts } =
    useFormikContext<Record<string, unknown>>()
  return (
    <FormStateContext
      value={{
        values,
        errors: errors as Record<string, string>,
        submitCount,
        isSubmitting,
        valueOf: (name) => getIn(values, name) as unknown,
        isTouched: (name) => getIn(touched, name) === true,
        setValue: (name, value) => void acts.setFieldValue(name, value),
        touch: (name) => void acts.setFieldTouched(name, true, false),
        fill: (next) => void acts.setValues(next),
        submit: acts.submitForm,
      }}
    >
      {children}
    </FormStateContext>
  )
}
