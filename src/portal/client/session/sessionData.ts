import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { product } from '#rules/product.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import { createListeners } from '#portal/client/listeners.ts'

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
  /** Address last asked for anew because the files of its screen had gone. */
  readonly pageRelancee?: string
}

const KEY = `${product}-session`
const { tell, subscribe } = createListeners()
let current: SessionData | undefined
let last: string | undefined

const stored = (): SessionData => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SessionData
  } catch {
    return {}
  }
}

/** False when only this page has it: a full or forbidden storage costs the copy that a reload would read. */
const write = (data: SessionData): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(data))
    return true
  } catch {
    return false
  }
}

const keep = (data: SessionData) => {
  lastMark()
  current = data
  write(data)
  tell()
}

/** Tells when the session changes; gives back how to stop. */
export const subscribeSession = subscribe

/** Data of the session, the same object until it changes. */
export const sessionData = (): SessionData => (current ??= stored())

/** True when a reload finds what is kept. */
export const outlivesReload = (): boolean => write(sessionData())

export const updateSession = (change: Partial<SessionData>) => keep({ ...sessionData(), ...change })

/** Keeps the rights in this tab, but for a new identifier, which is told and not kept. */
export const keepRights = ({ nouveauNir: _told, ...navigation }: Habilitation) =>
  updateSession({ navigation })

/** Forgets everything, but what the next page must say. */
export const clearSession = (after: Pick<SessionData, 'sessionExpiree' | 'pageDemandee'> = {}) => keep(after)

export const dropSessionKey = (key: keyof SessionData) => {
  const { [key]: _dropped, ...rest } = sessionData()
  keep(rest)
}

/**
 * Mark of who is signed in in this browser, by its cookie of presence: it holds no secret. Undefined when nobody is; never
 * on the server, which draws for visitors.
 */
export const browserMark = (): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const named = `${PRESENCE_COOKIE}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(named))
    ?.slice(named.length)
}

/** True when the browser says that a session is open: spares calls that would answer 401. */
export const sessionMayBeOpen = (): boolean => browserMark() !== undefined

/** Mark of who this tab is for; undefined when nobody is signed in here. */
export const ownMark = (): string | undefined => sessionData().navigation?.marque

/** The same, or of who it was for last: what it still has to send is theirs. */
export const lastMark = (): string | undefined => (last = ownMark() ?? last)

/** True when someone else than the owner of this mark has signed in in this browser since. */
export const isAnothersBrowser = (mark: string | undefined): boolean => {
  const now = browserMark()
  return mark !== undefined && now !== undefined && mark !== now
}

/**
 * Removes the cookie of presence that has this mark, and not that of someone else who has signed in since: here the session is
 * over, even if the server, unreachable, could not be told.
 */
export const dropPresence = (mark: string | undefined) => {
  if (browserMark() === mark) document.cookie = `${PRESENCE_COOKIE}=; path=/; max-age=0`
}
