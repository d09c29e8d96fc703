import type { ReactNode } from 'react'

interface FactsProps {
  readonly facts: readonly { readonly nom: string; readonly valeur: ReactNode }[]
}

/** Names and values. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="eap-compte__faits">
    {facts.map(({ nom, valeur }) => (
      <div key={nom}>
        <dt>{nom}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
)
