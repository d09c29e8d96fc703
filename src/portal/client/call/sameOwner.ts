import type { Call } from '#contract/kit/call.ts'
import { noteAnother } from '../session/expiry/activity.ts'
import { SESSION_D_UN_AUTRE } from './reaction.ts'
import { isAnothersBrowser, lastMark, ownMark } from '../session/sessionData.ts'

/** Outcome of a call that is not sent, since it would be made in the name of someone else. */
export const ANOTHERS = { status: 401, body: { erreurCode: SESSION_D_UN_AUTRE } } as const

/**
 * Whether a call would leave in the session of someone else, who has signed in in this browser since this tab was opened:
 * what is typed here is not theirs, and what they have is not for here. The tab then hears that it has to be left.
 */
export const wouldBeAnothers = (call: Call): boolean => {
  if (call.access !== 'connecte' || call.entree) return false
  // Whoever signs in again can sign out, even where someone else was before.
  const owner = call.acte === 'deconnexion' ? ownMark() : lastMark()
  if (!isAnothersBrowser(owner)) return false
  noteAnother()
  return true
}
