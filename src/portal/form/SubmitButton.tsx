import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useFormState } from './state/FormState.ts'

interface SubmitButtonProps {
  readonly label: string
  /** What the button says while the form is on its way. */
  readonly sending: string
}

/** Sends the form. It keeps the focus while sending: it says so instead of being disabled. */
export const SubmitButton = ({ label, sending }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" nativeButtonProps={{ 'aria-disabled': isSubmitting || undefined }}>
      {isSubmitting ? sending : label}
    </Button>
  )
}
