import { useState, type ReactNode } from 'react'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import { FormContext } from '../FormContext.ts'
import type { FormErrors } from '../formErrors.ts'
import { FormElement, type FormTools } from './FormElement.tsx'
import { FormStateContext } from './FormState.ts'

type Texts = Readonly<Record<string, string>>

interface LightFormProps<Values extends { readonly [Name in keyof Values]: string }> {
  /** Before the name of each field in its id: the server and the browser must give the same. */
  readonly prefix: string
  /** Keys of what is wrong with each field. */
  readonly faultsOf: (values: Values) => Readonly<Record<string, readonly string[]>>
  readonly initialValues: Values
  /** What was sent without the application, and what was wrong with it. */
  readonly sent?:
    | { readonly values: Values; readonly faults: Readonly<Record<string, readonly string[]>> }
    | undefined
  /** Where a browser without script sends it. */
  readonly action?: string
  readonly messages: MessageMap | undefined
  readonly onSubmit: (values: Values, tools: FormTools) => Promise<void>
  readonly children: ReactNode
}

const noMessages: MessageMap = {}
const noMarks: FormErrors = {}
const untouched = { submitCount: 0, isSubmitting: false, marks: noMarks }

const joined = (faults: Readonly<Record<string, readonly string[]>>): FormErrors =>
  Object.fromEntries(Object.entries(faults).map(([name, keys]) => [name, keys.join(' ')]))

/** A form as it stands once it was sent without the application. */
const afterSending = (faults: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.keys(faults).length === 0 ? untouched : { ...untouched, submitCount: 1, marks: joined(faults) }

/**
 * A form of a few lines of text that behaves as the others and needs neither Formik nor Yup: it is what the first page
 * of a visit waits for.
 */
export const LightForm = <Values extends { readonly [Name in keyof Values]: string }>({
  prefix,
  faultsOf,
  initialValues,
  sent,
  action,
  messages = noMessages,
  onSubmit,
  children,
}: LightFormProps<Values>) => {
  const [values, setValues] = useState(sent?.values ?? initialValues)
  const [{ submitCount, isSubmitting, marks }, setProgress] = useState(() => afterSending(sent?.faults))
  const faults = joined(faultsOf(values))
  const clear: FormTools['clear'] = (kept) => {
    setValues({ ...initialValues, ...kept })
    setProgress(untouched)
  }
  const mark = (field: string, message: string) =>
    setProgress((now) => ({ ...now, marks: { ...now.marks, [field]: message } }))
  const submit = async () => {
    const faulty = Object.keys(faults).length > 0
    setProgress((now) => ({ submitCount: now.submitCount + 1, isSubmitting: !faulty, marks: noMarks }))
    if (faulty) return
    try {
      await onSubmit(values, { clear, mark })
    } finally {
      setProgress((now) => ({ ...now, isSubmitting: false }))
    }
  }
  const fill = (next: Readonly<Record<string, unknown>>) => {
    setValues((now) => ({ ...now, ...next }))
    // What the server said of the values holds until one changes.
    setProgress((now) => ({ ...now, marks: noMarks }))
  }
  return (
    <FormContext value={{ prefix, messages }}>
      <FormStateContext
        value={{
          values: values as Texts,
          // A secret and a code never come back with a page: that they are missing there is no fault.
          errors: values === sent?.values ? marks : { ...faults, ...marks },
          submitCount,
          isSubmitting,
          valueOf: (name) => (values as Texts)[name],
          isTouched: () => false,
          setValue: (name, value) => fill({ [name]: value }),
          touch: () => undefined,
          fill,
          submit,
        }}
      >
        <FormElement action={action}>{children}</FormElement>
      </FormStateContext>
    </FormContext>
  )
}
