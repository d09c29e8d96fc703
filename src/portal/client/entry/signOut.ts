import { publique, type SuccessOf } from '#contract/kit/call.ts'
import { deconnexion } from '#contract/connexion/connexion.ts'
import { mutate } from 'swr'
import { configured } from '../configuration.ts'
import { fetchCall } from '../fetch/fetchCall.ts'
import { forgetDeadline, noteEnd } from '../session/expiry/activity.ts'
import { currentOwner, dropEveryOwn } from '../session/ownTabData.ts'
import {
  browserMark,
  clearSession,
  dropPresence,
  ownMark,
  sessionData,
  sessionMayBeOpen,
  type SessionData,
} from '../session/sessionData.ts'

// The page that is shown next may be one of the public contents: it must not lose it.
const isPrivate = (key: unknown) => !(typeof key === 'string' && key.includes(publique))

type After = Pick<SessionData, 'sessionExpiree' | 'pageDemandee'>

interface Ending {
  readonly parChoix?: boolean
  /** Mark of whose session it is: the answer that ended it may come once someone else has signed in. */
  readonly marque?: string | undefined
}

/** Forgets all that this tab holds of the session: another tab ended it. */
export const forgetHere = (after: After = {}, marque = ownMark() ?? browserMark()) => {
  // A failure that follows the end of the session must take away neither its explanation nor the way back.
  const { sessionExpiree, pageDemandee } = sessionData()
  dropPresence(marque)
  forgetDeadline()
  clearSession({ ...(sessionExpiree && { sessionExpiree }), ...(pageDemandee && { pageDemandee }), ...after })
  void mutate(isPrivate, undefined, { revalidate: false })
}

/** Forgets all that this browser holds of the session, here and in the other tabs. */
export const forgetSession = (
  after: After = {},
  { parChoix = false, marque = ownMark() ?? browserMark() }: Ending = {},
) => {
  forgetHere(after, marque)
  noteEnd(after.sessionExpiree === true ? 'expiree' : parChoix ? 'fermee' : 'subie', marque)
}

/**
 * Signs out: the server first, if a session may be open there, then this browser whatever came of it. Who does so by choice
 * (`parChoix`) leaves nothing that they typed on a device that others use.
 */
export const signOut = async (parChoix = false) => {
  const open = sessionData().navigation !== undefined || sessionMayBeOpen()
  const owner = currentOwner()
  const marque = ownMark() ?? browserMark()
  const outcome = open ? await fetchCall(deconnexion, {}) : undefined
  forgetSession({}, { parChoix, marque })
  if (parChoix) dropEveryOwn(owner)
  return outcome
}

/**
 * Address of an identity provider's sign-out that the browser may go to, ours or a secure one: that of the answer, else,
 * for a session which came from there, the one that the administration configures.
 */
export const externalSignOut = (
  ended: SuccessOf<typeof deconnexion> | undefined,
  origin: string,
): string | undefined => {
  const configuredFor = ended?.federee ? configured('urlDeconnexionFranceConnect') : ''
  const address = ended?.urlDeconnexion ?? (configuredFor || undefined)
  const url = address === undefined ? null : URL.parse(address, origin)
  return url && (url.origin === origin || url.protocol === 'https:') ? url.href : undefined
}
