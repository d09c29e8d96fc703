import { Formik } from 'formik'
import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { AnyObject, ObjectSchema } from 'yup'
import { usePublishedContent } from '#portal/client/contents.ts'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import { FormContext, useFormValues } from './FormContext.ts'
import { FormikState } from './state/FormikState.tsx'
import { formErrors } from './state/schemaErrors.ts'

interface LiveFormProps<Values extends AnyObject> {
  readonly schema: ObjectSchema<Values>
  readonly initialValues: Values
  /** Messages of this form alone, over those of the contents on the screen. */
  readonly messages?: MessageMap
  /** When a field says what is wrong with it: at once, or after it was left once. */
  readonly reproach: 'atOnce' | 'onceLeft'
  readonly children: ReactNode
}

const nothing = () => undefined

/**
 * Fields that are never sent: what they give is shown beside them, and follows them. Values and errors are of the same
 * moment (`useFormValues`, `useLiveErrors`), so that no result is reckoned from values found wrong a moment later.
 */
export const LiveForm = <Values extends AnyObject>({ initialValues, ...form }: LiveFormProps<Values>) => (
  <Formik initialValues={initialValues} onSubmit={nothing} validateOnChange={false} validateOnBlur={false}>
    <FormikState>
      <Judged {...(form as unknown as JudgedProps)} />
    </FormikState>
  </Formik>
)

type JudgedProps = Omit<ComponentProps<typeof LiveForm>, 'initialValues'>

const Judged = ({ schema, messages, reproach, children }: JudgedProps) => {
  const prefix = useId()
  const { message } = usePublishedContent()
  const values = useFormValues<AnyObject>()
  const errors = useMemo(() => formErrors(schema, values), [schema, values])
  return (
    <FormContext value={{ prefix, messages: { ...message, ...messages }, live: { errors, reproach } }}>
      {children}
    </FormContext>
  )
}
