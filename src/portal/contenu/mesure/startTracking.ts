import type { RouterProviderProps } from 'react-router-dom'
import { configured } from '#portal/client/configuration.ts'
import { currentPreferences, onPreferences } from '#portal/client/preferences.ts'
import { containerCollector, trackerCollector, type Collector } from './collector.ts'
import { asksForPrivacy, isCounted } from './consentement.ts'
import { pageVueOf } from './pageVue.ts'
import { onSignal } from '#portal/client/signals.ts'
import { createVisite } from './visite.ts'
import { mesap, prive, publique } from '#contract/kit/call.ts'

/** Path of what a link downloads, without what its address asks for: a call, since no page has such an address; nothing otherwise. */
export const downloadOf = (href: string, origin: string): string | undefined => {
  const url = URL.parse(href)
  if (url?.origin !== origin) return undefined
  return [prive, publique, mesap].some((base) => url.pathname.startsWith(`${base}/`))
    ? url.pathname
    : undefined
}

/** Tells the downloads that begin by a link, wherever it is on the page. */
const followDownloads = (tell: (chemin: string) => void) => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const chemin = link ? downloadOf(link.href, location.origin) : undefined
    if (chemin !== undefined) tell(chemin)
  })
}

/** Cookies that the measurement leaves in a browser: visitors and visits, and the choice about them. */
const OWN = /^(_pk_|mtm_)/

/** Names of the measurement's cookies among those of the page. */
export const measureCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => OWN.test(name))

/** Takes the measurement's cookies away. */
const dropMeasureCookies = () => {
  for (const name of measureCookies(document.cookie)) document.cookie = `${name}=; path=/; max-age=0`
}

type Router = RouterProviderProps['router']

/** Where the person comes from: the site only, for the rest of the address may say who they are. */
const siteOf = (referrer: string): string => {
  const origin = URL.parse(referrer)?.origin
  return origin === undefined || origin === location.origin ? '' : `${origin}/`
}

const openCollector = (): Collector => {
  const [url, conteneur] = [configured('urlMatomo'), configured('conteneurMatomo')]
  return conteneur === ''
    ? trackerCollector(url, configured('siteMatomo'))
    : containerCollector(url, conteneur)
}

const isCountedNow = () =>
  isCounted(currentPreferences().mesureAudience, asksForPrivacy(navigator), configured('conteneurMatomo'))

/** Measures the use of the portal from now on, as far as the person lets it; nothing is loaded before. */
export const startTracking = (router: Router) => {
  let opened: Collector | undefined
  let counted = false
  let shown: string | undefined
  const visite = createVisite(() => (counted ? opened : undefined), siteOf(document.referrer))

  const look = (state: Router['state']) => {
    const page = pageVueOf(state)
    const { pathname } = state.location
    if (!page || shown === pathname) return
    shown = pathname
    visite.page(page)
  }
  const choose = () => {
    const allowed = isCountedNow()
    if (!allowed) {
      if (counted) opened?.refus()
      dropMeasureCookies()
    }
    if (allowed && !counted) {
      if (opened) opened.accord()
      else opened = openCollector()
      // The page on which they accept is the first one that is told.
      shown = undefined
    }
    counted = allowed
    look(router.state)
  }

  choose()
  router.subscribe(look)
  onPreferences(choose)
  onSignal(visite.signal)
  followDownloads((chemin) => visite.signal({ kind: 'telechargement', chemin }))
  addEventListener('pagehide', visite.fin)
}
