import type { Opening } from '#contract/drawnPage.ts'
import { noteActivity } from '../session/expiry/activity.ts'
import { clearSession, dropPresence, keepRights, sessionData, updateSession } from '../session/sessionData.ts'
import { forgetHere } from './signOut.ts'

/**
 * What this tab keeps of a session becomes what the server knew of it as it drew the page: someone else may have signed in
 * since, or the session may have ended, which the page says if it has no message of its own.
 */
export const settleSession = ({
  rights,
  ended,
  retour,
  message,
}: Pick<Opening, 'rights' | 'ended' | 'retour' | 'message'>) => {
  const known = sessionData().navigation
  // Its own, and not that of who has signed in while the page came.
  if (ended !== undefined) dropPresence(ended)
  if (known && !rights) forgetHere(message === undefined ? { sessionExpiree: true } : {})
  // The fragment of the page that a guard refused stays in the browser, which tells no server.
  if (retour !== undefined)
    updateSession({ pageDemandee: retour.includes('#') ? retour : `${retour}${location.hash}` })
  if (!rights) return
  if (known && known.marque !== rights.marque) clearSession()
  keepRights(rights)
  noteActivity(rights)
}
