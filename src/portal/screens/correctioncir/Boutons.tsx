import type { ReactNode } from 'react'
import { etapesMessages } from '#portal/messages/etapes.ts'

interface BoutonsProps {
  readonly onPrevious: () => void
  /** The way on. */
  readonly children: ReactNode
}

/** The way back and the way on, at the foot of a step. */
export const Boutons = ({ onPrevious, children }: BoutonsProps) => (
  <ul className="fr-btns-group fr-btns-group--inline-sm eap-step__buttons">
    <li>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={onPrevious}>
        {etapesMessages.precedent}
      </button>
    </li>
    <li>{children}</li>
  </ul>
)
