import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'

/** Why a sending was refused, and how many times it was. */
export interface RefusDit {
  readonly message: string
  readonly rang: number
}

/** The next refusal to say. */
export const refusSuivant =
  (message: string) =>
  (before: RefusDit | undefined): RefusDit => ({ message, rang: (before?.rang ?? 0) + 1 })

interface RefusProps {
  readonly titre: string
  readonly refus: RefusDit | undefined
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
