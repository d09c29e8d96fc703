import type { Page } from '@playwright/test'

/** Longest wait for a sheet that is on its way, in milliseconds: another screen may be fetched ahead. */
const ON_ITS_WAY = 10_000

/** Fails when a sheet of the page does not come: what is seen without its rules is not what people see. */
export const dressed = async (page: Page): Promise<void> => {
  const bare = await page.evaluate(async (patience) => {
    const until = performance.now() + patience
    const isRead = ({ sheet }: HTMLLinkElement) => {
      try {
        return (sheet?.cssRules.length ?? 0) > 0
      } catch {
        return false
      }
    }
    const isRefused = ({ href }: HTMLLinkElement) =>
      performance
        .getEntriesByName(href)
        .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400)
    for (;;) {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      const missing = links.filter((link) => !isRead(link))
      if (missing.every(isRefused) || performance.now() > until) return missing.map(({ href }) => href)
      await new Promise(requestAnimationFrame)
    }
  }, ON_ITS_WAY)
  if (bare.length > 0) throw new Error(`Feuilles de style qui ne sont pas venues : ${bare.join(', ')}`)
}
