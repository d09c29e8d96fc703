import { estAdresseInterne } from '#contract/connexion/formulaires.ts'
import { entryPaths } from './entryPaths.ts'
import { dropSessionKey, sessionData, updateSession, type SessionData } from '../sessionData.ts'

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

/** Remembers where the person was, or was going, as maintenance sends to the error page, which is never that place. */
export const rememberPage = ({ pathname, search, hash }: URL | Location = location) => {
  if (pathname !== entryPaths.erreur) updateSession({ pageAvantErreur: `${pathname}${search}${hash}` })
}
