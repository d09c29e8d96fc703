import { Button, type ButtonProps } from '@codegouvfr/react-dsfr/Button.js'
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

const suiteOf = (to: string) => (isElsewhere(to) ? ` (${componentMessages.nouvelOnglet})` : '')

const tabOf = (to: string) => (isElsewhere(to) ? { target: '_blank', rel: 'noopener' } : {})

/** A link whose address the administration may have chosen: what is the portal's opens here, what is not in a new tab, which it says. */
export const AddressLink = ({ to, nom, className = 'fr-link', children }: AddressLinkProps) => (
  <Link
    to={to}
    className={className}
    aria-label={nom === undefined ? undefined : `${nom}${suiteOf(to)}`}
    {...tabOf(to)}
  >
    {children}
    <Suite to={to} />
  </Link>
)

type AddressButtonProps = Pick<AddressLinkProps, 'to'> &
  ButtonProps.Common &
  (ButtonProps.WithIcon | ButtonProps.WithoutIcon)

/** The same, where it is the act of its page: react-dsfr's button. */
export const AddressButton = ({ to, children, ...button }: AddressButtonProps) => (
  <Button {...button} linkProps={{ to, ...tabOf(to) }}>
    {children}
    <Suite to={to} />
  </Button>
)

const Suite = ({ to }: Pick<AddressLinkProps, 'to'>) =>
  isElsewhere(to) ? <span className="fr-sr-only">{suiteOf(to)}</span> : null
