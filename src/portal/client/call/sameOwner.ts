import { deconnexion } from '#contract/connexion/connexion.ts'
import { initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { changernir } from '#contract/connexion/identite.ts'
import type { Call } from '#contract/kit/call.ts'
import { noteAnother } from '../session/expiry/activity.ts'
import { SESSION_D_UN_AUTRE } from './reaction.ts'
import { isAnothersBrowser, lastMark, ownMark } from '../session/sessionData.ts'

/** Made by who has just signed in, before this tab knows who they are. */
const entering: ReadonlySet<string> = new Set([initialiserhabilitation.path, changernir.path])

/** Outcome of a call that is not sent, since it would be made in the name of someone else. */
export const ANOTHERS = { status: 401, body: { erreurCode: SESSION_D_UN_AUTRE } } as const

/**
 * Whether a call would leave in the session of someone else, who has signed in in this browser since this tab was opened:
 * what is typed here is not theirs, and what they have is not for here. The tab then hears that it has to be left.
 */
export const wouldBeAnothers = (call: Call): boolean => {
  if (call.access !== 'connecte' || entering.has(call.path)) return false
  // Whoever signs in again can sign out, even where someone else was before.
  const owner = call.path === deconnexion.path ? ownMark() : lastMark()
  if (!isAnothersBrowser(owner)) return false
  noteAnother()
  return true
}
