import { paths } from '../paths.ts'
import { dropSessionKey, sessionData } from './sessionData.ts'

/** Where signing in leads: to the page that a guard refused, once, else to the dashboard. */
export const takeDestination = (): string => {
  const asked = sessionData().pageDemandee
  if (asked !== undefined) dropSessionKey('pageDemandee')
  return asked !== undefined && /^\/(?![/\\])/.test(asked) ? asked : paths.accueilconnecte
}
