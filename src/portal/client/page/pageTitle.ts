import { useEffect, useLayoutEffect } from 'react'
import { serviceName } from '#rules/product.ts'
import { usePageHandle } from './sitePage.ts'

/** Title of the document on a page. */
export const documentTitle = (titre: string): string => `${titre} | ${serviceName}`

/** Title that the document of the page on the screen has, from its route. */
export const useRouteTitle = (): string | undefined => usePageHandle()?.titre

/** Heading of the page on the screen: its title, whatever its step. */
export const usePageTitle = (): string => usePageHandle()?.page.titre ?? ''

/** Names the document after the page. Before any other effect: the title must be there when the focus moves. */
export const useDocumentTitle = (titre: string | undefined) =>
  useLayoutEffect(() => {
    if (titre !== undefined) document.title = documentTitle(titre)
  }, [titre])

/**
 * Names the document after a page that took the place of the route's own, on the next route too when it takes its place as
 * well; the page that opens next has named it already.
 */
export const useReplacedTitle = (titre: string) => {
  const replaced = useRouteTitle()
  useEffect(() => {
    const before = replaced === undefined ? document.title : documentTitle(replaced)
    document.title = documentTitle(titre)
    return () => {
      if (document.title === documentTitle(titre)) document.title = before
    }
  }, [titre, replaced])
}
