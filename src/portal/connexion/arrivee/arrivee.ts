import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import type { PageNotice } from '#portal/client/opening.ts'

const goodNews: ReadonlySet<string> = new Set([
  messageKey('ESPACE_CREE'),
  messageKey('VALIDATION_MDP'),
  messageKey('VALIDATION_CHANGEMENT_MAIL_OK'),
  messageKey('ANNULATION_IBAN_OK'),
  messageKey('CONFIRMATION_IDENTITE_OK'),
  messageKey('NIR_CHANGE'),
  messageKey('PAS_MOI_OK'),
])

/** Notice of a message asked for by an address: a key of the message map, nothing else is ever shown. */
export const messageNotice = (asked: string, messages: MessageMap = {}): PageNotice | undefined => {
  const known = Object.hasOwn(defaultMessages, asked) || Object.hasOwn(messages, asked)
  return known ? { style: goodNews.has(asked) ? 'success' : 'warning', message: asked } : undefined
}
