import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorPage } from '#portal/components/page/ErrorPage.tsx'
import { lastFailedRequest } from '#portal/client/fetch/CallError.ts'
import { dropSessionKey } from '#portal/client/session/sessionData.ts'
import { useHomePath, useSession } from '#portal/client/session/useSession.ts'
import { useReopening } from './reouverture.ts'

/**
 * Technical error, or maintenance: leads back to the page that failed, when it is known, at the person's wish or as soon as
 * the service answers again.
 */
export const ErreurScreen = () => {
  const { pageAvantErreur = '' } = useSession()
  // Of what led here: those that look whether the service is back fail too.
  const [numero] = useState(lastFailedRequest)
  const navigate = useNavigate()
  const accueil = useHomePath()
  const known = pageAvantErreur !== ''
  const goBack = () => {
    dropSessionKey('pageAvantErreur')
    void navigate(pageAvantErreur, { replace: true })
  }
  useReopening(known, goBack)
  return <ErrorPage numero={numero} accueil={accueil} onRetry={known ? goBack : undefined} revient={known} />
}
