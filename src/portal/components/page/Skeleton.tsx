import { createContext, use } from 'react'
import { componentMessages } from '../words/components.ts'

interface SkeletonProps {
  readonly lines?: number
  /** What is awaited, for those who do not see the bars. */
  readonly label?: string
}

/** True where what the page awaited was refused, which is said elsewhere: nothing is on its way any more. */
export const NothingAwaited = createContext(false)

/** Grey bars in the place of a text that is on its way. */
export const Skeleton = ({ lines = 3, label = componentMessages.chargement }: SkeletonProps) =>
  use(NothingAwaited) ? null : (
    <div className="eap-skeleton eap-colonne eap-no-print">
      <p className="fr-sr-only">{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="eap-skeleton__line" aria-hidden="true" />
      ))}
    </div>
  )
