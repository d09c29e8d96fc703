import { defaultMessages, messageKey } from '#contract/messages.ts'
import { formErrorTexts } from '../words.ts'

/** The message map of a content, when there is one. */
export type MessageMap = Readonly<Record<string, string>>

const texts: MessageMap = { ...defaultMessages, ...formErrorTexts }
const isKey = (message: string) => /^[A-Z\d_]+$/.test(message)

/** Text of a message: the server's for its key, else ours; a sentence of the server stands for itself. */
export const messageText = (message: string, map: MessageMap = {}): string =>
  map[message] ?? texts[message] ?? (isKey(message) ? (texts[messageKey('ERREUR_INCONNUE')] ?? '') : message)
