import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'
import { FormAlert } from './FormAlert.tsx'

interface RefusalAlertProps {
  readonly titre: string
  /** A message key or a sentence; nothing shows without one. */
  readonly message: string | undefined
  readonly messages: MessageMap | undefined
  /** Only a warning: the person may go on. */
  readonly warning?: boolean
  /** What to do about it, after the message. */
  readonly conseil?: string
}

/** Why a form starts again. */
export const RefusalAlert = ({
  titre,
  message,
  messages,
  warning = false,
  conseil = '',
}: RefusalAlertProps) => (
  <FormAlert
    shown={message !== undefined}
    niveau={warning ? 'warning' : 'error'}
    titre={titre}
    texte={`${messageText(message ?? '', messages)} ${conseil}`.trim()}
  />
)
