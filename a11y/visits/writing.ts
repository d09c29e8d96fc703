import type { Page } from '@playwright/test'

/** A way of writing: what decides of the contrast of a text, and where one is. */
export interface Writing {
  readonly key: string
  readonly selector: string
}

/**
 * The ways in which the texts of the page are written: colour, size and weight, on which backgrounds, in elements of which
 * classes. Two texts of one way have one contrast; in the same theme it is measured once.
 */
export const writings = (page: Page): Promise<readonly Writing[]> =>
  page.evaluate(() => {
    const { isShown, selectorOf } = window.a11yInPage
    const known = new Map<Element, string>()
    const standsOn = (element: Element): string => {
      const before = known.get(element)
      if (before !== undefined) return before
      const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } =
        getComputedStyle(element)
      const own = [backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode].join(' ')
      const lineage = `${element.tagName}.${element.className} ${own}`
      const parent = element.parentElement
      const all = parent ? `${lineage} < ${standsOn(parent)}` : lineage
      known.set(element, all)
      return all
    }
    const isWritten = (element: Element) =>
      element.matches('input,select,textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const ways = new Map<string, Element>()
    for (const element of document.body.querySelectorAll('*')) {
      if (!isWritten(element) || !isShown(element)) continue
      const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
      const written = [color, fontSize, fontWeight, textDecorationLine, textShadow].join(' ')
      // Links are told from the text around them.
      const around = element.parentElement ? getComputedStyle(element.parentElement).color : ''
      const way = `${written} in ${around} on ${standsOn(element)}`
      if (!ways.has(way)) ways.set(way, element)
    }
    return [...ways].map(([key, element]) => ({ key, selector: selectorOf(element) }))
  })
