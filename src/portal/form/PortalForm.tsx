import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { AnyObject, Lazy, ObjectSchema } from 'yup'
import type { MessageMap } from '#portal/client/call/messageText.ts'
import { ErrorSummary, focusField, useFaultyFields } from './ErrorSummary.tsx'
import { FormContext } from './FormContext.ts'
import { formErrors } from './formErrors.ts'

/** What a form lends to who receives its values. */
export interface FormTools {
  /** Empties every field, and forgets that the form was submitted. */
  readonly clear: () => void
  /** Says at a field why the server refused it. */
  readonly mark: (field: string, message: string) => void
}

interface PortalFormProps<Values extends AnyObject> {
  /** One whose rules depend on the values does not say what it gives. */
  readonly schema: ObjectSchema<Values> | Lazy<AnyObject>
  readonly initialValues: Values
  /** Message map of the page's content. */
  readonly messages?: MessageMap | undefined
  readonly onSubmit: (values: Values, tools: FormTools) => Promise<void>
  /** A form of one or two fields may do without: the first faulty one takes the focus. */
  readonly summary?: boolean
  readonly children: ReactNode
}

const noMessages: MessageMap = {}

/** A form of the portal: errors from the first submission on, gathered at its top; one sending at a time. */
export const PortalForm = <Values extends AnyObject>({
  schema,
  initialValues,
  messages = noMessages,
  onSubmit,
  summary = true,
  children,
}: PortalFormProps<Values>) => {
  const prefix = useId()
  const submit = (values: Values, { resetForm, setFieldError }: FormikHelpers<Values>) =>
    onSubmit(schema.validateSync(values) as Values, { clear: () => resetForm(), mark: setFieldError })
  return (
    <FormContext value={{ prefix, messages }}>
      <Formik
        initialValues={initialValues}
        validate={(values) => formErrors(schema, values)}
        onSubmit={submit}
        // Leaving a field changes no value: what the server said of it must stay until it is mended.
        validateOnBlur={false}
      >
        <FormElement summary={summary}>{children}</FormElement>
      </Formik>
    </FormContext>
  )
}

const FormElement = ({ summary, children }: Pick<PortalFormProps<AnyObject>, 'summary' | 'children'>) => {
  const { submitForm } = useFormikContext()
  const sending = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const errors = useRef<HTMLDivElement>(null)
  const [first] = useFaultyFields()
  const focusErrors = useEffectEvent(() => {
    if (summary) errors.current?.focus()
    else if (first) focusField(first.id)
  })
  useEffect(() => {
    if (attempts > 0) focusErrors()
  }, [attempts])
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await submitForm().finally(() => {
      sending.current = false
    })
    setAttempts((before) => before + 1)
  }
  return (
    // Before the application is there, or without it, nothing that was typed goes into the address.
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {summary ? <ErrorSummary ref={errors} /> : null}
      {children}
    </form>
  )
}
