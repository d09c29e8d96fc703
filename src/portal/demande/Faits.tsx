import type { ReactNode } from 'react'
import '#portal/styles/saisie.css'

/** What the portal knows, label and value. */
export const Faits = ({ faits }: { readonly faits: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="eap-answers">
    {faits.map(([libelle, valeur]) => (
      <div key={libelle}>
        <dt>{libelle}</dt>
        <dd>{valeur}</dd>
      </div>
    ))}
  </dl>
)
