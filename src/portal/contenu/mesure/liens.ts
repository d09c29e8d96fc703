import { calls } from '#contract/calls.ts'

const downloads = new Set<string>(calls.filter((call) => 'produces' in call).map(({ path }) => path))

/** Path of what a link downloads, without what its address asks for; nothing when it downloads nothing of ours. */
export const downloadOf = (href: string, origin: string): string | undefined => {
  const url = URL.parse(href)
  return url?.origin === origin && downloads.has(url.pathname) ? url.pathname : undefined
}

/** Tells the downloads that begin by a link, wherever it is on the page. */
export const followDownloads = (tell: (chemin: string) => void) => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const chemin = link ? downloadOf(link.href, location.origin) : undefined
    if (chemin !== undefined) tell(chemin)
  })
}
