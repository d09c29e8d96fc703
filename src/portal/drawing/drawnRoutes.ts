import { createStaticHandler, type DataStrategyFunction, type RouteObject } from 'react-router-dom'
import { isPageHandle, type PageHandle, type SitePage } from '#portal/client/page/sitePage.ts'
import { RouteOpening } from '#portal/shell/RouteStandIns.tsx'
import { routes } from '#portal/routes.tsx'

/** Whether the server leaves the screen of a page to the application: it does nothing without a script. */
export const isLeft = ({ access, sansScript }: SitePage): boolean =>
  access !== 'public' && sansScript !== undefined && sansScript.lisible !== true

/** What a route says of its page; a route that has several steps says it by them. */
const handleOf = ({ handle, children }: RouteObject): PageHandle | undefined => {
  const said: unknown = handle ?? children?.[0]?.handle
  return isPageHandle(said) ? said : undefined
}

const leaving = (route: RouteObject): RouteObject => {
  const page = route.lazy && handleOf(route)?.page
  if (page && isLeft(page)) {
    const { lazy: _left, ...rest } = route
    return { ...rest, Component: RouteOpening } as RouteObject
  }
  return route.children ? ({ ...route, children: route.children.map(leaving) } as RouteObject) : route
}

/** The routes as the server draws them. */
export const handler = createStaticHandler(routes.map(leaving))

/**
 * What a page may be seen with is decided before it is drawn, from the rights of who asks: guards, which ask the browser,
 * do not run. Only what a step needs of those before it is looked at.
 */
export const withoutGuards: DataStrategyFunction = async ({ matches }) => {
  const isStep = (handle: unknown) => isPageHandle(handle) && handle.page.etapes !== undefined
  const results = await Promise.all(
    matches.map(async (match) => [
      match.route.id,
      await match.resolve(async (load) => ({
        type: 'data',
        result: isStep(match.route.handle) ? await load() : null,
      })),
    ]),
  )
  return Object.fromEntries(results)
}
