import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'

/**
 * Removes that cookie: this browser holds the session for over, even if the server, unreachable, could not be told.
 */
export const dropPresence = () => {
  document.cookie = `${PRESENCE_COOKIE}=; path=/; max-age=0`
}

/** True when the browser says that a session is open: it holds no secret, only spares calls that would answer 401. */
export const sessionMayBeOpen = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${PRESENCE_COOKIE}=`))
