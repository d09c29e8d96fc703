import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { guard, type RouteAccess } from './client/session/guard.ts'
import type { PageHandle } from './client/pageTitle.ts'

/** A screen in its own chunk, fetched while its loader decides. */
export const screen = (
  path: string,
  titre: string,
  access: RouteAccess | LoaderFunction,
  load: () => Promise<ComponentType>,
): RouteObject => ({
  path,
  handle: { titre } satisfies PageHandle,
  loader: typeof access === 'function' ? access : guard(access),
  lazy: async () => ({ Component: await load() }),
})
