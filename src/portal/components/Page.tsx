import type { ReactNode } from 'react'
import { TITLE_ID } from '#portal/paths.ts'

interface PageProps {
  readonly titre: string
  readonly chapo?: ReactNode
  readonly children?: ReactNode
}

/** A page: its heading, which takes the focus when the page opens, an optional lead, and its content. */
export const Page = ({ titre, chapo, children }: PageProps) => (
  <>
    <h1 id={TITLE_ID} tabIndex={-1}>
      {titre}
    </h1>
    {chapo === undefined ? null : <p className="fr-text--lead">{chapo}</p>}
    {children}
  </>
)
