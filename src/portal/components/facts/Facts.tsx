import type { ReactNode } from 'react'
import '#portal/styles/facts.css'

/** A name and its value. */
export type Fact = readonly [nom: string, valeur: ReactNode]

interface FactsProps {
  readonly facts: readonly Fact[]
  /** Side by side where there is room, for a few short ones. */
  readonly enLigne?: boolean
}

/** Names and values that are read, not changed. */
export const Facts = ({ facts, enLigne = false }: FactsProps) => (
  <dl className={`eap-facts ${enLigne ? 'eap-facts--ligne' : ''}`}>
    {facts.map(([nom, valeur]) => (
      <div key={nom}>
        <dt>{nom}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
)
