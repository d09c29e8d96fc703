import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { messageText, type MessageMap } from '#portal/client/fetch/messageText.ts'
import type { useMove } from './useMove.ts'

interface RefusProps {
  readonly titre: string
  readonly refus: ReturnType<typeof useMove>['refus']
  readonly messages: MessageMap | undefined
}

/** Says a refusal each time that there is one: it takes the focus. */
export const Refus = ({ titre, refus, messages }: RefusProps) =>
  refus ? (
    <FocusedAlert
      key={refus.rang}
      niveau="error"
      titre={titre}
      texte={messageText(refus.message, messages)}
    />
  ) : null
