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

/**
 * Whether a refusal is for someone who was signed in in this browser as the call left (`mark`), and no longer is: late, it must not
 * end the session of who has signed in since.
 */
export const isOfAnothers = (call: Call, status: number, mark: string | undefined): boolean =>
  call.access === 'connecte' && status !== 200 && isAnothersBrowser(mark)
