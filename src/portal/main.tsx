import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouterProviderProps } from 'react-router-dom'
import { App } from './App.tsx'
import { routes } from './routes.tsx'
import { configured } from './client/configuration.ts'
import { loadConfiguration } from './client/loadConfiguration.ts'
import { ConfigurationFailure } from './shell/ConfigurationFailure.tsx'
import { equip } from './shell/equip.tsx'
import { openingOf, takeOver } from './takeOver.tsx'
import './styles/dsfr.css'
import './styles/fonts.css'
import './styles/mends.css'
import './styles/portal.css'
import './shell/shell.css'

/** Fetched only where something is measured. */
const measure = async (router: RouterProviderProps['router']) => {
  const { startTracking } = await import('./contenu/mesure/startTracking.ts')
  startTracking(router)
}

/** Opens the page from nothing: its router, which the measure follows, or nothing when the configuration cannot be had. */
const open = async (place: Element) => {
  // A page that could not be drawn has nothing to hand over.
  delete window.eapEarly
  // The router fetches the first screen while the configuration comes.
  const router = createBrowserRouter(routes)
  const root = createRoot(place)
  try {
    await loadConfiguration()
    root.render(<App router={router} />)
    return router
  } catch {
    // oxlint-disable-next-line no-console -- wording of the specification (§8)
    console.error('Error while loading context file')
    root.render(<ConfigurationFailure />)
    return undefined
  }
}

const start = async (place: Element) => {
  equip()
  const opening = openingOf(document)
  const router = opening ? await takeOver(place, opening) : await open(place)
  if (router && configured('urlMatomo') !== '') void measure(router)
}

const place = document.querySelector('#root')
if (place) void start(place)
