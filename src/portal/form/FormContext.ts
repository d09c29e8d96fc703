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

/** Value, id and errors of a text field. */
export const useTextField = (name: string) => {
  const [{ value, onChange, onBlur }] = useField<string>(name)
  return { id: useFieldId()(name), errors: useFieldErrors()(name), input: { name, value, onChange, onBlur } }
}
