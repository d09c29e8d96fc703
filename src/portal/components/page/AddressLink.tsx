import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { componentMessages } from '../words/components.ts'

interface AddressLinkProps {
  /** A path of the portal, or the address of another service. */
  readonly to: string
  /** Its name, where what is shown is not enough. */
  readonly nom?: string
  readonly className?: string
  readonly children: ReactNode
}

const isElsewhere = (to: string) => /^https?:/.test(to)

/** A link whose address the administration may have chosen: what is the portal's opens here, what is not in a new tab, which it says. */
export const AddressLink = ({ to, nom, className = 'fr-link', children }: AddressLinkProps) => {
  const elsewhere = isElsewhere(to)
  const suite = elsewhere ? ` (${componentMessages.nouvelOnglet})` : ''
  return (
    <Link
      to={to}
      className={className}
      aria-label={nom === undefined ? undefined : `${nom}${suite}`}
      {...(elsewhere && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {elsewhere ? <span className="fr-sr-only">{suite}</span> : null}
    </Link>
  )
}
