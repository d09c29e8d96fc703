import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { FormEvent, ReactNode } from 'react'
import { etapesMessages } from '../words/etapes.ts'
import { StepHeading, type StepHeadingProps } from './StepHeading.tsx'
import { StepButtons } from './StepButtons.tsx'

interface StepFormProps extends StepHeadingProps {
  readonly onPrevious: () => void
  readonly onNext: () => void
  /** Label of the last step's button. */
  readonly finish?: string
  /** While the step is being sent: the button stays and keeps the focus, but does nothing. */
  readonly busy?: boolean
  /** Fields of the current step. */
  readonly children: ReactNode
}

/** A form in several steps: what is asked now, what comes next, and the way back. */
export const StepForm = ({
  steps,
  current,
  onPrevious,
  onNext,
  finish = etapesMessages.terminer,
  busy = false,
  children,
}: StepFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onNext()
  }
  return (
    <form noValidate onSubmit={submit}>
      <StepHeading steps={steps} current={current} />
      {children}
      <StepButtons onPrevious={current === 0 ? undefined : onPrevious}>
        <Button type="submit" nativeButtonProps={{ 'aria-disabled': busy || undefined }}>
          {current === steps.length - 1 ? finish : etapesMessages.suivant}
        </Button>
      </StepButtons>
    </form>
  )
}
