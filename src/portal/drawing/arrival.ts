import { estAdresseInterne } from '#contract/connexion/formulaires.ts'
import type { SentElsewhere, Visit } from '#contract/drawnPage.ts'
import { messageKey } from '#contract/messages.ts'
import type { GuardVerdict } from '#portal/client/entry/guard.ts'
import { messageNotice } from '#portal/connexion/arrivee/arrivee.ts'
import { paths } from '#portal/paths.ts'

/** What an address brings beside its page. */
interface Arrival {
  /** Parameters that the page itself reads. */
  readonly search: string
  readonly retour?: string
  readonly message?: string
}

/**
 * Reads the parameters of an address: those that the server itself writes, and what the page of a signed-in person reads.
 * Nothing for a visitor's other parameters, such as the token of a link: each is taken once, by the application.
 */
export const arrivalOf = ({ path, search, rights }: Visit): Arrival | undefined => {
  const { retour, message, action, ...others } = Object.fromEntries(new URLSearchParams(search))
  const foreign = Object.keys(others).length > 0 || (action !== undefined && action !== 'connexionfc')
  if ((!rights || isEntrance(path)) && foreign) return undefined
  // What is said there to someone whose session is open, the application says.
  if (rights && isEntrance(path) && message !== undefined) return undefined
  // A new identifier is asked about before anything is seen.
  if (rights?.nouveauNir !== undefined && action === 'connexionfc') return undefined
  const left = new URLSearchParams(others).toString()
  const said = message === undefined ? undefined : messageNotice(message)
  // One that was published under a key of its own: its text is in the content of the page.
  if (!rights && message !== undefined && !said) return undefined
  return {
    search: left === '' ? '' : `?${left}`,
    ...(retour !== undefined && estAdresseInterne(retour) && { retour }),
    ...(said && { message: said.message }),
  }
}

const withParameters = (path: string, parameters: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(parameters).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Whether a page is for those who are not in yet: whoever has a session open goes to their dashboard. */
export const isEntrance = (path: string): boolean =>
  path === paths.racine || path === paths.accueilnonconnecte

/** Where a guard sends: to sign in, and back to the page that was asked for, or to the dashboard, which says why. */
export const elsewhere = (
  verdict: Exclude<GuardVerdict, 'ouvrir'>,
  { path, search, ended }: Visit,
): SentElsewhere => {
  if (verdict === 'tableaudebord')
    return { to: withParameters(paths.accueilconnecte, { message: messageKey('HABILITATION_KO') }) }
  return {
    to: withParameters(paths.accueilnonconnecte, {
      // The dashboard is where signing in leads without being told.
      ...(path === paths.accueilconnecte ? {} : { retour: `${path}${search}` }),
      ...(ended !== undefined && { message: messageKey('DAC_EXPIRATION_SESSION') }),
    }),
  }
}
