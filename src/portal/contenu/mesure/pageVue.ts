import type { RouterProviderProps } from 'react-router-dom'
import { documentTitle } from '#portal/client/page/pageTitle.ts'
import { isPageHandle } from '#portal/client/page/sitePage.ts'

/** A page as it may be told: by its route, never by what its address holds. */
export interface PageVue {
  /** Path of the route without its parameters: no token, no identifier, no query, no fragment. */
  readonly chemin: string
  readonly titre: string
}

type RouterState = RouterProviderProps['router']['state']

const NOT_FOUND = '/introuvable'

/** `/mesap/demande/:demandeId` is told `/mesap/demande`; whatever leads nowhere is one and the same page. */
export const cleanPath = (pattern: string): string =>
  pattern === '*'
    ? NOT_FOUND
    : `/${pattern
        .split('/')
        .filter((segment) => segment !== '' && !/^[:*]/.test(segment))
        .join('/')}`

/** The page that the router shows, once it has settled; its title is the route's, which nobody's data ever enters. */
export const pageVueOf = ({ initialized, navigation, matches }: RouterState): PageVue | undefined => {
  const { path, handle } = matches.at(-1)?.route ?? {}
  if (!initialized || navigation.state !== 'idle' || path === undefined || !isPageHandle(handle))
    return undefined
  return { chemin: cleanPath(path), titre: documentTitle(handle.titre) }
}
