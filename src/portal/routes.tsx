import type { RouteObject } from 'react-router-dom'
import { ProofHost } from './form/preuve/ProofHost.tsx'
import { guard } from '#portal/client/entry/guard.ts'
import { toPublicHome } from '#portal/client/entry/entrances.ts'
import { SitePages, type PageHandle, type SitePage } from './client/page/sitePage.ts'
import { pages } from './pages.ts'
import { paths } from './paths.ts'
import { PortalFailure, RouteFailure, RouteOpening } from '#portal/shell/RouteStandIns.tsx'
import { Shell } from './shell/Shell.tsx'

/** Routes of a page: its screen in its own chunk, fetched while its loader decides. */
const routesOf = (page: SitePage): RouteObject[] => {
  const { path, alias, titre, access, loader = guard(access), load, etapes } = page
  const lazy = async () => ({ Component: await load() })
  if (etapes)
    return [
      {
        loader,
        lazy,
        children: etapes.map((etape) => ({
          path: etape.path,
          handle: { titre: etape.titre, page } satisfies PageHandle,
          ...(etape.loader && { loader: etape.loader }),
          // The screen of the page draws every step.
          element: null,
        })),
      },
    ]
  return [path, ...(alias === undefined ? [] : [alias])].map((address) => ({
    path: address,
    handle: { titre, page } satisfies PageHandle,
    loader,
    lazy,
  }))
}

const Portal = () => (
  <SitePages value={pages}>
    <Shell />
    <ProofHost />
  </SitePages>
)

/** Every route of the portal, inside the shell. */
export const routes: RouteObject[] = [
  {
    path: paths.racine,
    Component: Portal,
    ErrorBoundary: PortalFailure,
    children: [
      {
        ErrorBoundary: RouteFailure,
        HydrateFallback: RouteOpening,
        children: [
          { index: true, loader: toPublicHome, Component: RouteOpening },
          ...pages.flatMap(routesOf),
        ],
      },
    ],
  },
]
