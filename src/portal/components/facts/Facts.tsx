import type { ReactNode } from 'react'
import '#portal/styles/facts.css'

/** A name and its value. */
export type Fact = readonly [nom: string, valeur: ReactNode]

interface FactsProps {
  readonly facts: readonly Fact[]
  /**
   * One under the other; `ligne`: side by side where there is room, for a few short ones; `traits`: a rule between each, for
   * those that explain their value; `cadres`: each in its frame, side by side, for two or three that are compared.
   */
  readonly forme?: 'liste' | 'ligne' | 'traits' | 'cadres'
}

/** Names and values that are read, not changed. */
export const Facts = ({ facts, forme = 'liste' }: FactsProps) => (
  <dl className={`eap-facts eap-facts--${forme}`}>
    {facts.map(([nom, valeur]) => (
      <div key={nom}>
        <dt>{nom}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
)
