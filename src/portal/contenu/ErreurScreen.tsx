import { useNavigate } from 'react-router-dom'
import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { dropSessionKey } from '#portal/client/session/sessionData.ts'
import { useHomePath, useSession } from '#portal/client/session/useSession.ts'

/** Technical error, or maintenance: offers to go back to the page that failed, when it is known. */
export const ErreurScreen = () => {
  const { pageAvantErreur } = useSession()
  const navigate = useNavigate()
  const retry = (page: string) => () => {
    dropSessionKey('pageAvantErreur')
    void navigate(page)
  }
  return <ErrorPage accueil={useHomePath()} onRetry={pageAvantErreur ? retry(pageAvantErreur) : undefined} />
}
