import { useEffect, useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { serviceName } from '#rules/product.ts'

/** What a route says of its page. */
export interface PageHandle {
  readonly titre: string
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'titre' in handle

/** Title of the document on a page. */
export const documentTitle = (titre: string): string => `${titre} | ${serviceName}`

/** Title of the page on the screen, from its route. */
export const useRouteTitle = (): string | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHandle)?.titre

/** Names the document after the page. Before any other effect: the title must be there when the focus moves. */
export const useDocumentTitle = (titre: string | undefined) =>
  useLayoutEffect(() => {
    if (titre !== undefined) document.title = documentTitle(titre)
  }, [titre])

/** Names the document after a page that took the place of the route's own. */
export const useReplacedTitle = (titre: string) =>
  useEffect(() => {
    const before = document.title
    document.title = documentTitle(titre)
    return () => {
      document.title = before
    }
  }, [titre])
