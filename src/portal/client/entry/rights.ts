import { redirect } from 'react-router-dom'
import { type Habilitation, initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { paths } from '#portal/paths.ts'
import { fetchCall } from '../fetch/fetchCall.ts'
import { noteActivity } from '../session/expiry/activity.ts'
import { rememberPage } from '../session/destination.ts'
import {
  browserMark,
  dropPresence,
  isAnothersBrowser,
  keepRights,
  ownMark,
  sessionData,
  sessionMayBeOpen,
} from '../session/sessionData.ts'
import { forgetHere } from './signOut.ts'

/**
 * Fetches the rights and keeps them; a partial answer (344) keeps them too. Undefined, and nothing kept, otherwise. While the
 * portal is closed for maintenance, a loader that says where the person was going (`going`) sends to the error page, which
 * leads back there.
 *
 * @throws {Response} a redirection, only with `going`
 */
export const fetchRights = async (going?: URL): Promise<Habilitation | undefined> => {
  // Someone else has just signed in here: nothing of who was there stays.
  if (isAnothersBrowser(ownMark())) forgetHere()
  const asking = browserMark() ?? ''
  const outcome = await fetchCall(initialiserhabilitation, {})
  // Someone may have signed in while the answer came: it says nothing of them.
  if (outcome.status === 401) dropPresence(asking)
  if (going && outcome.status === 544) {
    rememberPage(going)
    throw redirect(paths.erreur)
  }
  if (outcome.status !== 200 && outcome.status !== 344) return undefined
  keepRights(outcome.body)
  noteActivity(outcome.body)
  return outcome.body
}

/** Fetches the rights and keeps them, as `fetchRights` does; false when there are none. */
export const initialiseRights = async (going?: URL): Promise<boolean> =>
  (await fetchRights(going)) !== undefined

/** Rights of this tab; a new tab of an open session asks the server for them, as `initialiseRights` does. */
export const currentRights = async (going?: URL) => {
  const known = sessionData().navigation
  if (known || !sessionMayBeOpen()) return known
  await initialiseRights(going)
  return sessionData().navigation
}
