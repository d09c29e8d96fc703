import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { Opening } from '#contract/kit/drawnPage.ts'
import { App } from './App.tsx'
import { keepConfiguration } from './client/configuration.ts'
import { OpeningAnswers } from './client/opening.ts'
import { earlyActs } from './early.ts'
import { routes } from './routes.tsx'

/** What the server drew the page with; nothing when it left all to the application. */
export const openingOf = (page: Document): Opening | undefined => {
  const text = page.querySelector('#ouverture')?.textContent
  return text == null || text === '' ? undefined : (JSON.parse(text) as Opening)
}

/** The screens of the routes at an address, now: what the server drew must not give way to a skeleton. */
const loadScreens = (path: string) =>
  Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const { lazy } = route
      delete route.lazy
      Object.assign(route, await lazy())
    }),
  )

/** Has the application take over a page that the server drew. */
export const takeOver = async (place: Element, { path, configuration, answers, loaderData }: Opening) => {
  keepConfiguration(configuration)
  if (location.pathname !== path) history.replaceState(history.state, '', `${path}${location.hash}`)
  await loadScreens(path)
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const known = { drawn: true, answers: new Map(Object.entries(answers)) }
  const repeat = earlyActs(place)
  hydrateRoot(
    place,
    <OpeningAnswers value={known}>
      <App router={router} onReady={repeat} />
    </OpeningAnswers>,
  )
  return router
}
