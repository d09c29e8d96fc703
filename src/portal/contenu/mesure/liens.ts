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
export const followDownloads = (tell: (chemin: string) => void) => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const chemin = link ? downloadOf(link.href, location.origin) : undefined
    if (chemin !== undefined) tell(chemin)
  })
}
