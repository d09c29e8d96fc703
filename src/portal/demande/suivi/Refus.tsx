import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { useMessageText } from '#portal/client/contents.ts'
import type { useMove } from './useMove.ts'

interface RefusProps {
  readonly titre: string
  readonly refus: ReturnType<typeof useMove>['refus']
}

/** Says a refusal each time that there is one: it takes the focus. */
export const Refus = ({ titre, refus }: RefusProps) => {
  const textOf = useMessageText()
  return refus ? (
    <FocusedAlert key={refus.rang} niveau="error" titre={titre} texte={textOf(refus.message)} />
  ) : null
}
