import { boolean, object } from 'yup'
import { messageKey } from '#contract/messages.ts'

/** The declaration on honour, without which nothing is sent. */
export const declarationFormSchema = object({
  declaration: boolean().defined().isTrue(messageKey('DEMANDE_DECLARATION')),
})
