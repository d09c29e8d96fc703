import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { product } from '#rules/product.ts'
import { clearDocuments } from '../documents/documentCache.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'

/** What the portal keeps while the person is signed in, in the tab's session storage. */
export interface SessionData {
  /** Rights and identity: signed in means that they are here. */
  readonly navigation?: Habilitation
  /** The session ended by itself: the home page says so. */
  readonly sessionExpiree?: true
  /** Private address asked for before signing in. */
  readonly pageDemandee?: string
  /** Address to return to when maintenance is over. */
  readonly pageAvantErreur?: string
}

const KEY = `${product}-session`
const listeners = new Set<() => void>()
let current: SessionData | undefined

const stored = (): SessionData => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SessionData
  } catch {
    return {}
  }
}

const keep = (data: SessionData) => {
  current = data
  try {
    sessionStorage.setItem(KEY, JSON.stringify(data))
  } catch {
    // A full or forbidden storage only costs the copy that a reload would read.
  }
  for (const listener of listeners) listener()
}

/** Data of the session, the same object until it changes. */
export const sessionData = (): SessionData => (current ??= stored())

export const updateSession = (change: Partial<SessionData>) => keep({ ...sessionData(), ...change })

/** Keeps the rights in this tab, but for a new identifier, which is told and not kept. */
export const keepRights = ({ nouveauNir: _told, ...navigation }: Habilitation) =>
  updateSession({ navigation })

/** Forgets everything, but what the next page must say. */
export const clearSession = (after: Pick<SessionData, 'sessionExpiree' | 'pageDemandee'> = {}) => {
  clearDocuments()
  keep(after)
}

export const dropSessionKey = (key: keyof SessionData) => {
  const { [key]: _dropped, ...rest } = sessionData()
  keep(rest)
}

export const subscribeSession = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes the cookie of presence: here the session is over, even if the server, unreachable, could not be told. */
export const dropPresence = () => {
  document.cookie = `${PRESENCE_COOKIE}=; path=/; max-age=0`
}

/**
 * True when the browser says that a session is open: it holds no secret, only spares calls that would answer 401. Never
 * on the server, which draws for visitors.
 */
export const sessionMayBeOpen = (): boolean =>
  typeof document !== 'undefined' &&
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${PRESENCE_COOKIE}=`))
