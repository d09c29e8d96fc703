import { useContext, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { OpeningAnswers } from '#portal/client/opening.ts'
import { usePageHandle } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { shellMessages } from './words.ts'

const words = shellMessages.sansScript

/** What a page drawn by the server says to those whose browser runs no script: what cannot be done there, and the ways out. */
export const SansScript = () => {
  const { drawn, incomplete } = useContext(OpeningAnswers)
  const sansScript = usePageHandle()?.page.sansScript
  if (!drawn) return null
  return (
    <noscript>
      {incomplete ? <Notice titre={words.incompleteTitre}>{words.incomplete}</Notice> : null}
      {sansScript ? (
        <Notice titre={words.titre}>
          {sansScript.lisible ? `${words.lisible} ` : ''}
          {words.pour(sansScript.pour)} {words.autrement} <Link to={paths.contact}>{words.contact}</Link>
        </Notice>
      ) : null}
    </noscript>
  )
}

interface NoticeProps {
  readonly titre: string
  readonly children: ReactNode
}

const Notice = ({ titre, children }: NoticeProps) => (
  <div className="fr-notice fr-notice--warning fr-mb-4w">
    <div className="fr-container">
      <div className="fr-notice__body">
        <p>
          <span className="fr-notice__title">{titre}</span>{' '}
          <span className="fr-notice__desc">{children}</span>
        </p>
      </div>
    </div>
  </div>
)
