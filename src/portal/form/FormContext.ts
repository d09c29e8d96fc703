import { createContext, use } from 'react'
import { messageText, type MessageMap } from '#portal/client/fetch/messageText.ts'
import { keysOf, type FormErrors } from './formErrors.ts'
import { useFormState } from './state/FormState.ts'

/** A form that is never sent: its values are judged as they change. */
interface Live {
  readonly errors: FormErrors
  /** When a field says what is wrong with it: at once, or after it was left once. */
  readonly reproach: 'atOnce' | 'onceLeft'
}

/** What the fields know of their form. */
export const FormContext = createContext<{
  readonly prefix: string
  readonly messages: MessageMap
  readonly live?: Live
}>({ prefix: '', messages: {} })

/** Gives the id of a field of this form from its name, `enfants[0].prenom` when it is in a list. */
export const useFieldId = () => {
  const { prefix } = use(FormContext)
  return (name: string) => `${prefix}-${name.replaceAll(/[[\].]+/g, '-')}`
}

/** Sentences that a field's errors say: none before the first submission, or as a live form has it. */
export const useFieldErrors = () => {
  const { messages, live } = use(FormContext)
  const { errors, submitCount, isTouched } = useFormState()
  const isReproached = (name: string) => {
    if (!live) return submitCount > 0
    return live.reproach === 'atOnce' || isTouched(name)
  }
  return (name: string): string[] =>
    isReproached(name) ? keysOf((live?.errors ?? errors)[name]).map((key) => messageText(key, messages)) : []
}

/** The values of the form as they are now. */
export const useFormValues = <Values>(): Values => useFormState().values as Values

/** What is wrong with the values of a live form, said yet or not: message keys by the name of the field. */
export const useLiveErrors = (): FormErrors => use(FormContext).live?.errors ?? {}

/** Fills the form with other values. */
export const useFillForm = <Values>() => {
  const { fill } = useFormState()
  return (values: Values) => fill(values as Readonly<Record<string, unknown>>)
}

/** A field as the bare inputs take it: its value, id and errors, and what changes it. */
export const useFormField = <Value>(name: string) => {
  const { valueOf, setValue, touch } = useFormState()
  return {
    id: useFieldId()(name),
    name,
    value: valueOf(name) as Value,
    errors: useFieldErrors()(name),
    onChange: (next: Value) => setValue(name, next),
    onBlur: () => touch(name),
  }
}

/** Value, id and errors of a text field. */
export const useTextField = (name: string) => {
  const { id, errors, value, onChange, onBlur } = useFormField<string>(name)
  const input = {
    name,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    onBlur,
  }
  return { id, errors, input }
}
