import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { verifySession } from '#contract/connexion/connexion.ts'
import { fetchCall } from '../api/fetchCall.ts'
import { paths } from '../paths.ts'
import { noteActivity, sessionDeadline, subscribeActivity } from '../session/activity.ts'
import { pageLeft } from '../session/destination.ts'
import { sessionData } from '../session/sessionData.ts'
import { forgetHere, forgetSession } from '../session/signOut.ts'
import { useSession } from '../session/useSession.ts'

const expired = { sessionExpiree: true } as const

/** Asks the server to prolong the session; false when it could not. */
export const prolongSession = async (): Promise<boolean> => {
  const outcome = await fetchCall(verifySession, {})
  if (outcome.status === 200) noteActivity(outcome.body)
  return outcome.status === 200
}

/** Ends the session of this tab when another one ended it; gives how to end it here, and everywhere, at the deadline. */
export const useSessionWatch = () => {
  const navigate = useNavigate()
  const signedIn = useSession().navigation !== undefined

  useEffect(() => {
    // A page that is loaded again knows who is signed in, but no longer until when.
    if (signedIn && !sessionDeadline()) void prolongSession()
  }, [signedIn])

  useEffect(
    () =>
      subscribeActivity((told) => {
        // The tab that ends the session has already forgotten it when it says so.
        if (told.kind !== 'fin' || !sessionData().navigation) return
        forgetHere({ ...expired, ...pageLeft() })
        void navigate(paths.accueilnonconnecte)
      }),
    [navigate],
  )

  return useCallback(() => {
    forgetSession({ ...expired, ...pageLeft() })
    void navigate(paths.accueilnonconnecte)
  }, [navigate])
}
