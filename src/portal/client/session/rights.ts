import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { fetchCall } from '../call/fetchCall.ts'
import { noteActivity } from './activity.ts'
import { dropPresence, sessionMayBeOpen, sessionData, updateSession } from './sessionData.ts'

/** Fetches the rights and keeps them; a partial answer (344) keeps them too. False, and nothing kept, otherwise. */
export const initialiseRights = async (): Promise<boolean> => {
  const outcome = await fetchCall(initialiserhabilitation, {})
  if (outcome.status === 401) dropPresence()
  if (outcome.status !== 200 && outcome.status !== 344) return false
  updateSession({ navigation: outcome.body })
  noteActivity(outcome.body)
  return true
}

/** Rights of this tab; a new tab of an open session asks the server for them. */
export const currentRights = async () => {
  const known = sessionData().navigation
  if (known || !sessionMayBeOpen()) return known
  await initialiseRights()
  return sessionData().navigation
}
