import { createContext, use } from 'react'
import { useField, useFormikContext } from 'formik'
import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'
import { keysOf } from './formErrors.ts'

/** What the fields know of their form. */
export const FormContext = createContext<{ readonly prefix: string; readonly messages: MessageMap }>({
  prefix: '',
  messages: {},
})

/** Gives the id of a field of this form from its name, `enfants[0].prenom` when it is in a list. */
export const useFieldId = () => {
  const { prefix } = use(FormContext)
  return (name: string) => `${prefix}-${name.replaceAll(/[[\].]+/g, '-')}`
}

/** Sentences that a field's errors say, none before the first submission. */
export const useFieldErrors = () => {
  const { messages } = use(FormContext)
  const { errors, submitCount } = useFormikContext<Record<string, string>>()
  return (name: string): string[] =>
    submitCount === 0 ? [] : keysOf(errors[name]).map((key) => messageText(key, messages))
}

/** The values of the form as they are now. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values

/** A field as the bare inputs take it: its value, id and errors, and what changes it. */
export const useFormField = <Value>(name: string) => {
  const [{ value }, , { setValue, setTouched }] = useField<Value>(name)
  return {
    id: useFieldId()(name),
    name,
    value,
    errors: useFieldErrors()(name),
    onChange: (next: Value) => void setValue(next),
    onBlur: () => void setTouched(true, false),
  }
}

/** Value, id and errors of a text field. */
export const useTextField = (name: string) => {
  const [{ value, onChange, onBlur }] = useField<string>(name)
  return { id: useFieldId()(name), errors: useFieldErrors()(name), input: { name, value, onChange, onBlur } }
}
