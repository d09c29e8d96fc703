import { useEffect } from 'react'
import { matchPath } from 'react-router-dom'
import { opensTo, type SitePage, useSitePages } from '#portal/client/page/sitePage.ts'
import { sessionData } from '#portal/client/session/sessionData.ts'

/** How long a pointer or the focus stays on a link, in milliseconds, before it is more than passing by. */
const INTENT_MS = 80

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the person spares their data, or the network can bear nothing more. */
const isSparing = () => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const isAt =
  (pathname: string) =>
  ({ path, alias, etapes = [] }: SitePage) =>
    path !== '*' &&
    [path, alias, ...etapes.map((etape) => etape.path)].some(
      (address) => address !== undefined && matchPath(address, pathname) !== null,
    )

/** Another page of the portal that a link opens here, for who may see it. */
const pageBehind = (link: HTMLAnchorElement, pages: readonly SitePage[]): SitePage | undefined => {
  if (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  if (link.pathname === location.pathname) return undefined
  const page = pages.find(isAt(link.pathname))
  return page && opensTo(page, sessionData().navigation) ? page : undefined
}

/** Fetches the code of a page, then what it reads. What fails will be asked again, and told, when it opens. */
const open = async ({ load }: SitePage, search: string) => {
  try {
    const screen = await load()
    // With parameters, it may read something else.
    if (search === '') screen.readAhead?.({})
  } catch {
    return
  }
}

/** Fetches the page that a link leads to when a hand or the focus comes on it, unless data is spared. */
export const usePagesAhead = () => {
  const pages = useSitePages()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const consider = (event: Event) => {
      clearTimeout(timer)
      // What is opened asks for itself; a finger is told by its touch.
      if (
        event.type === 'click' ||
        isSparing() ||
        (event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'mouse')
      )
        return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const page = link && pageBehind(link, pages)
      if (page)
        timer = setTimeout(() => void open(page, link.search), event.type === 'touchstart' ? 0 : INTENT_MS)
    }
    const gestures = ['pointerover', 'focusin', 'touchstart', 'click']
    for (const gesture of gestures) document.addEventListener(gesture, consider, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const gesture of gestures) document.removeEventListener(gesture, consider)
    }
  }, [pages])
}
