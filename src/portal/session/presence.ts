import { PRESENCE_COOKIE } from '#contract/session.ts'

/** True when the browser says that a session is open: it holds no secret, only spares calls that would answer 401. */
export const sessionMayBeOpen = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${PRESENCE_COOKIE}=`))
