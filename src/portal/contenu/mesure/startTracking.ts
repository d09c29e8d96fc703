import type { RouterProviderProps } from 'react-router-dom'
import { configured } from '#portal/client/configuration.ts'
import { currentPreferences, onPreferences } from '#portal/client/preferences.ts'
import { containerCollector, trackerCollector, type Collector } from './collector.ts'
import { asksForPrivacy, isCounted } from './consentement.ts'
import { dropMeasureCookies } from './cookiesMesure.ts'
import { followDownloads } from './liens.ts'
import { pageVueOf } from './pageVue.ts'
import { onSignal } from '#portal/client/signals.ts'
import { createVisite } from './visite.ts'

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
