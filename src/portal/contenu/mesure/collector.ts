import type { Evenement } from './evenements.ts'
import type { PageVue } from './pageVue.ts'

/** What an audience measurement is told. */
export interface Collector {
  readonly pageVue: (page: PageVue, precedente: string) => void
  readonly evenement: (evenement: Evenement) => void
  /** Path of a kind of documents. */
  readonly telechargement: (chemin: string) => void
  /** The person objects: nothing is collected any more. */
  readonly refus: () => void
  /** The person takes their objection back. */
  readonly accord: () => void
}

declare global {
  interface Window {
    /** Queue of the Matomo tracker: an array until its script comes. */
    _paq?: { push: (command: unknown[]) => unknown }
    /** Queue of Matomo Tag Manager. */
    _mtm?: { push: (data: Readonly<Record<string, unknown>>) => unknown }
  }
}

/** Thirteen months, the longest that an audience cookie may live without consent (CNIL, guidelines on article 82), in seconds. */
const THIRTEEN_MONTHS_S = 33_955_200

const tell = (...command: unknown[]) => (window._paq ??= [] as unknown[][]).push(command)

const load = (source: string) => {
  const script = document.createElement('script')
  script.async = true
  script.src = source
  document.head.append(script)
}

const addressOf = (chemin: string) => `${location.origin}${chemin}`

const evenementCommand = ({ categorie, action, nom, valeur }: Evenement) =>
  ['trackEvent', categorie, action, nom, valeur].filter((part) => part !== undefined)

const choices = {
  refus: () => void tell('optUserOut'),
  accord: () => void tell('forgetUserOptOut'),
} as const

/** The Matomo tracker. Links are not followed by it: their addresses may name a document. */
export const trackerCollector = (url: string, site: string): Collector => {
  tell('setTrackerUrl', `${url}matomo.php`)
  tell('setSiteId', site)
  tell('setVisitorCookieTimeout', THIRTEEN_MONTHS_S)
  tell('setSecureCookie', location.protocol === 'https:')
  tell('setCookieSameSite', 'Lax')
  load(`${url}matomo.js`)
  return {
    ...choices,
    pageVue: ({ chemin, titre }, precedente) => {
      tell('setReferrerUrl', precedente)
      tell('setCustomUrl', addressOf(chemin))
      tell('setDocumentTitle', titre)
      tell('trackPageView')
    },
    evenement: (evenement) => void tell(...evenementCommand(evenement)),
    telechargement: (chemin) => void tell('trackLink', addressOf(chemin), 'download'),
  }
}

const push = (data: Readonly<Record<string, unknown>>) =>
  (window._mtm ??= [] as Readonly<Record<string, unknown>>[]).push(data)

/** A container of Matomo Tag Manager: its tags read the variables `page…` and `evenement…` that come with each trigger. */
export const containerCollector = (url: string, conteneur: string): Collector => {
  push({ 'mtm.startTime': Date.now(), event: 'mtm.Start' })
  load(`${url}js/container_${conteneur}.js`)
  return {
    ...choices,
    pageVue: ({ chemin, titre }, precedente) =>
      void push({
        event: 'mtm.PageView',
        pageUrl: addressOf(chemin),
        pageTitre: titre,
        pagePrecedente: precedente,
      }),
    evenement: ({ categorie, action, nom, valeur }) =>
      void push({
        event: 'evenement',
        evenementCategorie: categorie,
        evenementAction: action,
        evenementNom: nom,
        evenementValeur: valeur,
      }),
    telechargement: (chemin) => void push({ event: 'telechargement', telechargementUrl: addressOf(chemin) }),
  }
}
