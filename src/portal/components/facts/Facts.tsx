import type { ReactNode } from 'react'
import { lienDirect } from '#rules/format/lienDirect.ts'
import '#portal/styles/facts.css'

/** A name and its value. */
export type Fact = readonly [nom: string, valeur: ReactNode]

/** A way to reach someone: a number or an address alone calls or writes when it is pressed. */
export const joignable = ([nom, texte]: readonly [nom: string, texte: string]): Fact => {
  const lien = lienDirect(texte)
  if (lien === undefined) return [nom, texte]
  const valeur = <a href={lien}>{texte}</a>
  return [nom, valeur]
}

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
