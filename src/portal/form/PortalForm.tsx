import { Formik, type FormikHelpers } from 'formik'
import { useId, type ReactNode } from 'react'
import type { AnyObject, Lazy, ObjectSchema } from 'yup'
import { usePublishedContent } from '#portal/client/contents.ts'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import { FormContext } from './FormContext.ts'
import { FormElement, type FormTools } from './state/FormElement.tsx'
import { FormikState } from './state/FormikState.tsx'
import { formErrors } from './state/schemaErrors.ts'

interface PortalFormProps<Values extends AnyObject> {
  /** One whose rules depend on the values does not say what it gives. */
  readonly schema: ObjectSchema<Values> | Lazy<AnyObject>
  readonly initialValues: Values
  /** Messages of this form alone, over those of the contents on the screen. */
  readonly messages?: MessageMap | undefined
  readonly onSubmit: (values: Values, tools: FormTools) => Promise<void>
  /** A form of one or two fields may do without: the first faulty one takes the focus. */
  readonly summary?: boolean
  readonly children: ReactNode
}

/** A form of the portal: errors from the first submission on, gathered at its top; one sending at a time. */
export const PortalForm = <Values extends AnyObject>({
  schema,
  initialValues,
  messages,
  onSubmit,
  summary = true,
  children,
}: PortalFormProps<Values>) => {
  const prefix = useId()
  const { message } = usePublishedContent()
  const submit = (values: Values, { resetForm, setFieldError }: FormikHelpers<Values>) =>
    onSubmit(schema.validateSync(values) as Values, {
      clear: (kept) => resetForm({ values: { ...initialValues, ...kept } }),
      mark: setFieldError,
    })
  return (
    <FormContext value={{ prefix, messages: { ...message, ...messages } }}>
      <Formik
        initialValues={initialValues}
        validate={(values) => formErrors(schema, values)}
        onSubmit={submit}
        // Leaving a field changes no value: what the server said of it must stay until it is mended.
        validateOnBlur={false}
      >
        <FormikState>
          <FormElement summary={summary}>{children}</FormElement>
        </FormikState>
      </Formik>
    </FormContext>
  )
}
