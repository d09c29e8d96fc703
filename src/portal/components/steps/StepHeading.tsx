import { useEffect, useRef } from 'react'
import { etapesMessages } from '../words/etapes.ts'
import '#portal/styles/saisie.css'

export interface StepHeadingProps {
  /** Titles of the steps in their order, eight at most, without the word « Étape ». */
  readonly steps: readonly string[]
  /** Rank of the current step, from 0. */
  readonly current: number
}

/** Where one is in a form of several steps, in DSFR's markup. Its heading takes the focus at each change of step. */
export const StepHeading = ({ steps, current }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])
  const next = steps[current + 1]
  return (
    <div className="fr-stepper">
      <h2 ref={heading} tabIndex={-1} className="fr-stepper__title eap-step__title">
        {steps[current]}
        <span className="fr-stepper__state">{etapesMessages.etat(current + 1, steps.length)}</span>
      </h2>
      <div className="fr-stepper__steps" data-fr-current-step={current + 1} data-fr-steps={steps.length} />
      {next === undefined ? null : (
        <p className="fr-stepper__details">
          <span className="fr-text--bold">{etapesMessages.etapeSuivante}</span> {next}
        </p>
      )}
    </div>
  )
}
