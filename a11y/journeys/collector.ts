import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Speaks the queue of the Matomo tracker, and sends what it is told as Matomo does: query strings to `matomo.php`. */
const tracker = `(() => {
  const state = { refused: false, url: location.href, title: document.title, referrer: document.referrer }
  const send = (parameters) => {
    if (state.refused) return
    const query = new URLSearchParams({ rec: '1', idsite: state.site, url: state.url, urlref: state.referrer, ...parameters })
    navigator.sendBeacon(state.tracker + '?' + query)
  }
  const commands = {
    setTrackerUrl: (url) => { state.tracker = url },
    setSiteId: (site) => {
      state.site = site
      document.cookie = '_pk_id.' + site + '.1fff=abc; path=/; max-age=3600; samesite=lax'
    },
    setCustomUrl: (url) => { state.url = url },
    setDocumentTitle: (title) => { state.title = title },
    setReferrerUrl: (url) => { state.referrer = url },
    trackPageView: () => send({ action_name: state.title }),
    trackEvent: (e_c, e_a, e_n, e_v) => send({ e_c, e_a, ...(e_n && { e_n }), ...(e_v && { e_v }) }),
    trackLink: (url, kind) => send({ [kind]: url }),
    optUserOut: () => { state.refused = true; document.cookie = 'mtm_consent_removed=1; path=/' },
    forgetUserOptOut: () => { state.refused = false },
  }
  const run = ([name, ...given]) => commands[name] && commands[name](...given)
  const waiting = window._paq || []
  window._paq = { push: run }
  waiting.forEach(run)
})()`

/** A container with one tag, which tells the pages by the variables that come with them. */
const container = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const run = ({ event, pageUrl, pageTitre }) => {
    if (event === 'mtm.PageView')
      navigator.sendBeacon(origin + '/matomo.php?' + new URLSearchParams({ url: pageUrl, action_name: pageTitre }))
  }
  const waiting = window._mtm || []
  window._mtm = { push: run }
  waiting.forEach(run)
})()`

/** Gives the code of a shared screen at once, and keeps what the portal says. */
const sharing = `
window.dispatchEvent(new CustomEvent('partageecran:code', { detail: '482 915' }))
window.addEventListener('partageecran:arret', () => { document.documentElement.dataset.arrete = 'oui' }, { once: true })`

const scripts: Readonly<Record<string, string>> = {
  '/matomo.js': tracker,
  '/js/container_aB3xY9.js': container,
  '/partage.js': sharing,
}

export interface Recorder {
  readonly url: string
  /** Query strings received by `matomo.php`, in their order. */
  readonly hits: URLSearchParams[]
  /** Paths of everything that was asked for. */
  readonly asked: string[]
  readonly close: () => void
}

/** A measurement server that only records. */
export const record = async (port: number): Promise<Recorder> => {
  const hits: URLSearchParams[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    if (pathname === '/matomo.php') hits.push(searchParams)
    const script = scripts[pathname]
    response.writeHead(pathname === '/matomo.php' ? 204 : script === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    })
    response.end(script ?? '')
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://localhost:${taken}`,
    hits,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
