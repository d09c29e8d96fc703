import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'

interface FormAlertProps extends ComponentProps<typeof FocusedAlert> {
  readonly shown: boolean
}

/**
 * What a form says of its last sending. It takes the focus when it comes. It goes at the next submission, and comes
 * back when the form is cleared.
 */
export const FormAlert = ({ shown, ...alert }: FormAlertProps) => {
  const { submitCount } = useFormikContext()
  return shown && submitCount === 0 ? <FocusedAlert {...alert} /> : null
}
