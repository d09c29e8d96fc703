import { Link } from 'react-router-dom'
import { type AideDePage, useHelpQuestions } from '#portal/client/page/helpQuestions.ts'
import { usePageHandle } from '#portal/client/page/sitePage.ts'
import { shellMessages } from './words.ts'

/** At the foot of a page, the questions that it raises, each in the words of its help; some screens show theirs. */
export const PageHelp = () => {
  const aides = useHelpQuestions()
  if (usePageHandle()?.page.aideEcran === true || aides === undefined || aides.length === 0) return null
  return (
    <section className="eap-page-help eap-no-print" aria-labelledby={TITLE}>
      <h2 id={TITLE} className="fr-h6 fr-mb-1w">
        {shellMessages.aide.titre}
      </h2>
      <ul className="fr-raw-list">
        {aides.map((aide) => (
          <QuestionsDePage key={aide.page} {...aide} />
        ))}
      </ul>
    </section>
  )
}

const TITLE = 'aide-de-la-page'

const QuestionsDePage = ({ to, titre, questions }: AideDePage) => (
  <>
    {questions.map((question) => (
      <li key={question.to}>
        <Link className="fr-link" to={question.to}>
          {question.titre}
        </Link>
      </li>
    ))}
    <li>
      <Link className="fr-link fr-icon-arrow-right-line fr-link--icon-right" to={to}>
        {shellMessages.aide.toutes(titre)}
      </Link>
    </li>
  </>
)
