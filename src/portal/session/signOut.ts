import { deconnexion } from '#contract/connexion.ts'
import { mutate } from 'swr'
import { fetchCall } from '../api/fetchCall.ts'
import { noteEnd } from './activity.ts'
import { clearSession, type SessionData } from './sessionData.ts'

/** Forgets all that this browser holds of the session, here and in the other tabs. */
export const forgetSession = (after: Pick<SessionData, 'sessionExpiree' | 'pageDemandee'> = {}) => {
  clearSession(after)
  noteEnd()
  void mutate(() => true, undefined, { revalidate: false })
}

/** Signs out: the server first, then this browser whatever came of it. Gives the external address to go to, if any. */
export const signOut = async (): Promise<string | undefined> => {
  const outcome = await fetchCall(deconnexion, {})
  forgetSession()
  return outcome.status === 200 ? outcome.body.urlDeconnexion : undefined
}
