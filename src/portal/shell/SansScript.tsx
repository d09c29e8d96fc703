import { Notice } from '@codegouvfr/react-dsfr/Notice.js'
import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { OpeningAnswers } from '#portal/client/opening.ts'
import { usePageHandle } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { shellMessages } from './words.ts'

const words = shellMessages.sansScript

const look = { severity: 'warning', className: 'fr-mb-4w' } as const

/** What a page drawn by the server says to those whose browser runs no script: what cannot be done there, and the ways out. */
export const SansScript = () => {
  const { drawn, incomplete } = useContext(OpeningAnswers)
  const sansScript = usePageHandle()?.page.sansScript
  if (!drawn) return null
  return (
    <noscript>
      {incomplete ? <Notice {...look} title={words.incompleteTitre} description={words.incomplete} /> : null}
      {sansScript ? (
        <Notice
          {...look}
          title={words.titre}
          description={
            <>
              {sansScript.lisible ? `${words.lisible} ` : ''}
              {words.pour(sansScript.pour)} {words.autrement} <Link to={paths.contact}>{words.contact}</Link>
            </>
          }
        />
      ) : null}
    </noscript>
  )
}
