import { redirect } from 'react-router-dom'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import type { Service } from '#contract/kit/services.ts'
import { messageKey } from '#contract/messages.ts'
import { paths } from '#portal/paths.ts'
import { showNotice } from '../session/notice.ts'
import { currentRights, initialiseRights } from './rights.ts'
import { isAnothersBrowser, ownMark, sessionData, updateSession } from '../session/sessionData.ts'

/** Who may open a route: anyone, anyone signed in, or those who were granted one of the services. */
export type RouteAccess = 'public' | 'connecte' | readonly Service[]

export type GuardVerdict = 'ouvrir' | 'connexion' | 'tableaudebord'

/** Decides on a route from the rights; no rights means signed out. */
export const guardVerdict = (access: RouteAccess, rights: Habilitation | undefined): GuardVerdict => {
  if (access === 'public') return 'ouvrir'
  if (!rights) return 'connexion'
  if (access === 'connecte') return 'ouvrir'
  return access.some((service) => rights.listeService[service]) ? 'ouvrir' : 'tableaudebord'
}

/** A service may have been granted since the rights were read: a pension title opens the pension pages. */
const readAgain = async (access: RouteAccess, going: URL): Promise<GuardVerdict> =>
  // Never someone else's, who signed in since: this tab is left by itself.
  !isAnothersBrowser(ownMark()) && (await initialiseRights(going))
    ? guardVerdict(access, sessionData().navigation)
    : 'tableaudebord'

/** Route loader that lets in, or sends to sign in (the page asked for comes back after), or to the dashboard. */
export const guard =
  (access: RouteAccess) =>
  async ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url)
    // A public page does not wait to know who is there: the header follows.
    const rights = access === 'public' ? void currentRights() : await currentRights(url)
    const known = guardVerdict(access, rights ?? undefined)
    const verdict = known === 'tableaudebord' ? await readAgain(access, url) : known
    if (verdict === 'ouvrir') return null
    if (verdict === 'connexion') {
      updateSession({ pageDemandee: `${url.pathname}${url.search}${url.hash}` })
      throw redirect(paths.accueilnonconnecte)
    }
    showNotice({ style: 'error', message: messageKey('HABILITATION_KO') })
    throw redirect(paths.accueilconnecte)
  }
