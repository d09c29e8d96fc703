import { textesFacteurs } from '#contract/connexion/facteurs/messages.ts'
import { textesConnexion } from '#contract/connexion/messages.ts'
import { messageTechnique, textesCommuns } from '#contract/kit/messages.ts'
import { messageKey, underKeys } from '#contract/messages.ts'
import { formErrorTexts } from '../words.ts'

/** The message map of a content, when there is one. */
export type MessageMap = Readonly<Record<string, string>>

/** What signing in may say; the application learns the rest. */
const texts: Record<string, string> = {
  ...messageTechnique,
  ...underKeys({ ...textesCommuns, ...textesConnexion, ...textesFacteurs }),
  ...formErrorTexts,
}

/** Adds default texts to those that are known. */
export const learnMessages = (messages: MessageMap) => void Object.assign(texts, messages)

const isKey = (message: string) => /^[A-Z\d_]+$/.test(message)

/** Text of a message: the server's for its key, else ours; a sentence of the server stands for itself. */
export const messageText = (message: string, map: MessageMap = {}): string =>
  map[message] ?? texts[message] ?? (isKey(message) ? (texts[messageKey('ERREUR_INCONNUE')] ?? '') : message)
