import { useEffect, useInsertionEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { Opening } from '#contract/drawnPage.ts'
import { App } from './App.tsx'
import { keepAnswers } from './client/call/useCall.ts'
import { keepConfiguration } from './client/configuration.ts'
import { OpeningAnswers, type KnownAnswers } from '#portal/client/opening.ts'
import { currentPreferences } from './client/preferences.ts'
import { rememberPage, takeDestination } from '#portal/client/session/destination.ts'
import { showNotice } from './client/session/notice.ts'
import { sessionData } from './client/session/sessionData.ts'
import { settleSession } from '#portal/client/entry/settleSession.ts'
import { messageNotice } from './connexion/arrivee/arrivee.ts'
import { succeed, type Moments } from './early.ts'
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
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )

/** Time before a screen that could not be fetched is asked for again, in milliseconds: twice as long after each, at most a minute. */
const RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000

/** After that time, or as soon as the browser finds a network again. */
const later = (ms: number) =>
  new Promise<void>((done) => {
    const over = AbortSignal.timeout(ms)
    over.addEventListener('abort', () => done())
    addEventListener('online', () => done(), { signal: over })
  })

/** The same, as long as it takes: meanwhile the page works as it does without the application. */
const loadScreensAtLast = async (path: string, wait = RETRY_MS): Promise<unknown> => {
  try {
    return await loadScreens(path)
  } catch {
    window.eapEarly?.release()
    await later(wait)
    return loadScreensAtLast(path, Math.min(wait * 2, LONGEST_RETRY_MS))
  }
}

/** Whether the browser comes back from an identity provider, for a page that was refused before. */
const isExpectedElsewhere = () =>
  new URLSearchParams(location.search).has('action') && sessionData().pageDemandee !== undefined

/** The address that was drawn takes the place of the browser's: what that one brought is taken once. */
const settleAddress = ({ path, search, closed }: Opening) => {
  // The page that maintenance closed is come back to.
  if (closed) rememberPage()
  if (location.pathname !== path || location.search !== search)
    history.replaceState(history.state, '', `${path}${search}${location.hash}`)
}

const knownOf = ({ answers, rights, jour, message, retour, refusee }: Opening): KnownAnswers => ({
  drawn: true,
  answers: new Map(Object.entries(answers)),
  session: rights ? { navigation: rights } : {},
  ...(rights && { preferences: currentPreferences() }),
  notice: message === undefined ? undefined : messageNotice(message),
  retour,
  refusee,
  jour,
})

/** Around the application, whose effects come between these two. */
const Told = ({ moments: { shown, done }, children }: { moments: Moments; children: ReactNode }) => {
  useInsertionEffect(shown, [shown])
  useEffect(done, [done])
  return children
}

/** Has the application take over a page that the server drew. */
export const takeOver = async (place: Element, opening: Opening) => {
  const { path, configuration, rights, closed, loaderData, withoutScreen } = opening
  keepConfiguration(configuration)
  const known = knownOf(opening)
  // Nobody could be asked who is there while the portal is closed.
  if (!closed) settleSession(opening)
  if (rights && isExpectedElsewhere()) {
    location.replace(takeDestination())
    return undefined
  }
  settleAddress(opening)
  showNotice(known.notice)
  keepAnswers(known.answers)
  if (!withoutScreen) await loadScreensAtLast(path)
  const router = createBrowserRouter(routes, withoutScreen ? {} : { hydrationData: { loaderData } })
  succeed(place, ({ shown, done }) => {
    const moments = {
      shown,
      done: () => {
        // What is read from here on is read when it is shown.
        known.answers.clear()
        known.jour = undefined
        done()
      },
    }
    const application = (
      <Told moments={moments}>
        <OpeningAnswers value={known}>
          <App router={router} />
        </OpeningAnswers>
      </Told>
    )
    if (withoutScreen) createRoot(place).render(application)
    else hydrateRoot(place, application)
  })
  return router
}
