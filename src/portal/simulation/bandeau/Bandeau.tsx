import type { ReactNode } from 'react'
import './bandeau.css'

interface BandeauProps {
  /** Id of the heading of the results. */
  readonly vers: string
  readonly voir: string
  readonly children: ReactNode
}

/** The result in short under the fields, in sight while they are filled in on a narrow screen; nothing on a wide one. */
export const Bandeau = ({ vers, voir, children }: BandeauProps) => (
  <p className="eap-bandeau">
    {children} <a href={`#${vers}`}>{voir}</a>
  </p>
)
