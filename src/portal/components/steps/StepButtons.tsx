import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ReactNode } from 'react'
import { etapesMessages } from '../words/etapes.ts'
import '#portal/styles/saisie.css'

export interface StepButtonsProps {
  /** The way back; undefined at the first step. */
  readonly onPrevious?: (() => void) | undefined
  /** The way on. */
  readonly children: ReactNode
}

/** The way back and the way on, at the foot of a step. */
export const StepButtons = ({ onPrevious, children }: StepButtonsProps) => (
  <ul className="fr-btns-group fr-btns-group--inline-sm fr-mt-3w">
    {onPrevious && (
      <li>
        <Button type="button" priority="secondary" onClick={onPrevious}>
          {etapesMessages.precedent}
        </Button>
      </li>
    )}
    <li>{children}</li>
  </ul>
)
