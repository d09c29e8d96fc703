import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { verifySession } from '#contract/connexion/connexion.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { shellMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { noteActivity, sessionDeadline, subscribeActivity } from '#portal/client/session/expiry/activity.ts'
import { pageLeft } from '#portal/client/session/entry/destination.ts'
import { sessionData, sessionMayBeOpen } from '#portal/client/session/sessionData.ts'
import { forgetHere, forgetSession } from '#portal/client/session/signOut.ts'
import { useSession } from '#portal/client/session/useSession.ts'

const expired = { sessionExpiree: true } as const

/** Asks the server to prolong the session; says whether it did, could not, or has none any more. */
export const prolongSession = async (): Promise<'prolongee' | 'echec' | 'terminee'> => {
  const outcome = await fetchCall(verifySession, {})
  if (outcome.status === 200) noteActivity(outcome.body)
  if (outcome.status === 401) return 'terminee'
  return outcome.status === 200 ? 'prolongee' : 'echec'
}

/** Ends the session of this tab when it is over elsewhere; gives how to end it here, and everywhere, at the deadline. */
export const useSessionWatch = () => {
  const navigate = useNavigate()
  const signedIn = useSession().navigation !== undefined

  const leave = useCallback(
    async (expiree: boolean) => {
      forgetHere(expiree ? { ...expired, ...pageLeft() } : {})
      await navigate(paths.accueilnonconnecte)
      if (!expiree) showNotice({ style: 'info', message: shellMessages.fermeeAilleurs })
    },
    [navigate],
  )

  const resume = useCallback(async () => {
    // Closed from another window after this page was drawn, and before it could hear it.
    if (!sessionMayBeOpen()) return leave(false)
    // A page that is loaded again knows who is signed in, but no longer until when.
    if (!sessionDeadline() && (await prolongSession()) === 'terminee') await leave(true)
  }, [leave])

  useEffect(() => {
    if (signedIn) void resume()
  }, [signedIn, resume])

  useEffect(
    () =>
      subscribeActivity((told) => {
        // The tab that ends the session has already forgotten it when it says so.
        if (told.kind !== 'fin' || !sessionData().navigation) return
        void leave(told.expiree)
      }),
    [leave],
  )

  return useCallback(() => {
    forgetSession({ ...expired, ...pageLeft() })
    void navigate(paths.accueilnonconnecte)
  }, [navigate])
}
