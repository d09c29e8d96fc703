import { estAdresseInterne } from '#contract/connexion/formulaires.ts'
import { entryPaths } from './entryPaths.ts'
import { dropSessionKey, sessionData, updateSession, type SessionData } from './sessionData.ts'

/** The page that a session leaves as it ends by itself, to come back to: something may have been typed there. */
export const pageLeft = (): Pick<SessionData, 'pageDemandee'> => {
  const { pathname, search, hash } = location
  const leaves = sessionData().navigation !== undefined && pathname !== entryPaths.accueilnonconnecte
  return leaves ? { pageDemandee: `${pathname}${search}${hash}` } : {}
}

/** Where signing in leads: to the page that a guard refused or a session left, once, else to the dashboard. */
export const takeDestination = (): string => {
  const asked = sessionData().pageDemandee
  if (asked !== undefined) dropSessionKey('pageDemandee')
  return asked !== undefined && estAdresseInterne(asked) ? asked : entryPaths.accueilconnecte
}

/**
 * Remembers where the person was, or was going, as maintenance sends to the error page, which is never that place. A link
 * sent by e-mail that could not be followed is not forgotten for the page that it led to, which cannot be read either.
 */
export const rememberPage = ({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'> = location) => {
  if (pathname === entryPaths.erreur) return
  const page = `${pathname}${search}${hash}`
  if (page === entryPaths.accueilnonconnecte && sessionData().pageAvantErreur?.startsWith(`${page}?`)) return
  updateSession({ pageAvantErreur: page })
}
