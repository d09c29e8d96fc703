import type { ReactNode } from 'react'

interface FactsProps {
  readonly facts: readonly {
    readonly nom: string
    readonly valeur: ReactNode
    /** Hidden from those with whom the screen is shared. */
    readonly masque?: boolean
  }[]
}

/** Names and values. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="eap-facts">
    {facts.map(({ nom, valeur, masque }) => (
      <div key={nom} className="eap-facts__fact">
        <dt>{nom}</dt>
        <dd data-masque={masque === true ? '' : undefined}>{valeur}</dd>
      </div>
    ))}
  </dl>
)
