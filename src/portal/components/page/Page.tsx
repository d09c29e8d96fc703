import { createContext, use, type ReactNode } from 'react'
import { TITLE_ID } from '#portal/paths.ts'

interface PageProps {
  readonly titre: string
  /** Where one is in a page of several steps, for those who hear its heading: as in the title of the document. */
  readonly etape?: string | undefined
  readonly chapo?: ReactNode
  readonly children?: ReactNode
}

/** What stands under the heading of every page, from what surrounds it. */
export const UnderHeading = createContext<ReactNode>(null)

/** A page: its heading, which takes the focus when the page opens, an optional lead, and its content. */
export const Page = ({ titre, etape, chapo, children }: PageProps) => (
  <>
    <h1 id={TITLE_ID} tabIndex={-1}>
      {etape === undefined ? null : <span className="fr-sr-only">{`${etape} – `}</span>}
      {titre}
    </h1>
    {use(UnderHeading)}
    {chapo === undefined ? null : <p className="fr-text--lead">{chapo}</p>}
    {children}
  </>
)
