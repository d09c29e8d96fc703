import { use, type ComponentProps } from 'react'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { ERRORS } from './ErrorSummary.tsx'
import { FormContext, useFieldId } from './FormContext.ts'
import { useFormState } from './state/FormState.ts'

interface FormAlertProps extends ComponentProps<typeof FocusedAlert> {
  readonly shown: boolean
}

/**
 * What a form says of its last sending. It takes the focus when it comes. It goes at the next submission, and comes
 * back when the form is cleared.
 */
export const FormAlert = ({ shown, ...alert }: FormAlertProps) => {
  const { submitCount } = useFormState()
  const id = useFieldId()(ERRORS)
  const told = shown && submitCount === 0
  return told ? <FocusedAlert id={id} {...alert} /> : null
}

interface RefusalAlertProps {
  readonly titre: string
  /** A message key or a sentence; nothing shows without one. */
  readonly message: string | undefined
  /** Only a warning: the person may go on. */
  readonly warning?: boolean
  /** What to do about it, after the message. */
  readonly conseil?: string
}

/** Why a form starts again. */
export const RefusalAlert = ({ titre, message, warning = false, conseil = '' }: RefusalAlertProps) => {
  const { messages } = use(FormContext)
  return (
    <FormAlert
      shown={message !== undefined}
      niveau={warning ? 'warning' : 'error'}
      titre={titre}
      texte={`${messageText(message ?? '', messages)} ${conseil}`.trim()}
    />
  )
}

interface RefusalProps {
  readonly titre: string
  /** A message key or a sentence; nothing shows without one. */
  readonly message: string | undefined
}

/** Why the last sending was refused: it goes while the form is on its way, or has errors of its own. */
export const Refusal = ({ titre, message }: RefusalProps) => {
  const { messages } = use(FormContext)
  const { isSubmitting, errors } = useFormState()
  const told = message !== undefined && !isSubmitting && Object.keys(errors).length === 0
  return told ? <FocusedAlert niveau="error" titre={titre} texte={messageText(message, messages)} /> : null
}
