import type { FormEvent, ReactNode } from 'react'
import { etapesMessages } from '#portal/messages/etapes.ts'
import { StepHeading, type StepHeadingProps } from './parts/StepHeading.tsx'

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
      <ul className="fr-btns-group fr-btns-group--inline-sm eap-step__buttons">
        {current === 0 ? null : (
          <li>
            <button type="button" className="fr-btn fr-btn--secondary" onClick={onPrevious}>
              {etapesMessages.precedent}
            </button>
          </li>
        )}
        <li>
          <button type="submit" className="fr-btn" aria-disabled={busy || undefined}>
            {current === steps.length - 1 ? finish : etapesMessages.suivant}
          </button>
        </li>
      </ul>
    </form>
  )
}
