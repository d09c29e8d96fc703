import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { verifySession } from '#contract/connexion/connexion.ts'
import { messageKey } from '#contract/messages.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { paths } from '#portal/paths.ts'
import {
  noteActivity,
  sessionDeadline,
  subscribeActivity,
  type Fin,
} from '#portal/client/session/expiry/activity.ts'
import { pageLeft } from '#portal/client/session/destination.ts'
import { currentOwner, dropEveryOwn } from '#portal/client/session/ownTabData.ts'
import { browserMark, isAnothersBrowser, ownMark, sessionData } from '#portal/client/session/sessionData.ts'
import { forgetHere, forgetSession } from '#portal/client/entry/signOut.ts'
import { useSession } from '#portal/client/session/useSession.ts'

const expired = { sessionExpiree: true } as const

/** Where a tab goes whose session was closed from another: to the page to sign in, which says so, whoever is signed in. */
const FERMEE_AILLEURS = `${paths.accueilnonconnecte}?${new URLSearchParams({ message: messageKey('SESSION_FERMEE_AILLEURS') })}`

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
    async (fin: Fin) => {
      // A call that was refused may say the same again.
      if (!sessionData().navigation) return
      const owner = currentOwner()
      forgetHere(fin === 'expiree' ? { ...expired, ...pageLeft() } : {})
      if (fin === 'fermee') dropEveryOwn(owner)
      await navigate(fin === 'expiree' ? paths.accueilnonconnecte : FERMEE_AILLEURS)
    },
    [navigate],
  )

  const leaveUnlessMine = useCallback(() => {
    if (browserMark() !== ownMark()) void leave('fermee')
  }, [leave])

  // A session that ended by itself took its cookie away, and what is typed here still waits for the person.
  const leaveAnothers = useCallback(() => {
    if (isAnothersBrowser(ownMark())) void leave('fermee')
  }, [leave])

  const resume = useCallback(async () => {
    // Closed from another window after this page was drawn, and before it could hear it.
    leaveUnlessMine()
    // A page that is loaded again knows who is signed in, but no longer until when.
    if (ownMark() !== undefined && !sessionDeadline() && (await prolongSession()) === 'terminee')
      await leave('expiree')
  }, [leave, leaveUnlessMine])

  useEffect(() => {
    if (!signedIn) return
    void resume()
    // Kept by the browser while the person was elsewhere.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leaveUnlessMine()
    }
    addEventListener('pageshow', back)
    document.addEventListener('visibilitychange', leaveAnothers)
    return () => {
      removeEventListener('pageshow', back)
      document.removeEventListener('visibilitychange', leaveAnothers)
    }
  }, [signedIn, resume, leaveUnlessMine, leaveAnothers])

  useEffect(
    () =>
      subscribeActivity((told) => {
        // The tab that ends the session has already forgotten it when it says so.
        const mine = ownMark()
        if (mine === undefined) return
        if (told.kind === 'fin' && (told.marque ?? mine) === mine) void leave(told.fin)
        else leaveAnothers()
      }),
    [leave, leaveAnothers],
  )

  return useCallback(() => {
    if (!sessionData().navigation) return
    forgetSession({ ...expired, ...pageLeft() })
    void navigate(paths.accueilnonconnecte)
  }, [navigate])
}
