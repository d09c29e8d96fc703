import type { Page } from '@playwright/test'

/** What probes use inside the page. */
export interface InPage {
  readonly selectorOf: (element: Element) => string
  readonly htmlOf: (element: Element) => string
  readonly isShown: (element: Element) => boolean
  readonly observe: (element: Element, message: string) => { selector: string; html: string; message: string }
  /** Elements that the keyboard stops on, in the order of the document. */
  readonly stops: () => HTMLElement[]
}

declare global {
  interface Window {
    a11yInPage: InPage
  }
}

const install = () => {
  const selectorOf = (element: Element): string => {
    const parts: string[] = []
    for (
      let node: Element | null = element;
      node && node !== document.documentElement;
      node = node.parentElement
    ) {
      // Identifiers made by React change from one rendering to the next.
      if (node.id && !/[:«»]|^_r_|\d{3,}/.test(node.id))
        return [`#${CSS.escape(node.id)}`, ...parts].join(' > ')
      const { tagName } = node
      const same = [...(node.parentElement?.children ?? [])].filter((other) => other.tagName === tagName)
      const place = same.length > 1 ? `:nth-of-type(${same.indexOf(node) + 1})` : ''
      parts.unshift(`${tagName.toLowerCase()}${place}`)
    }
    return parts.join(' > ')
  }
  const htmlOf = (element: Element) => element.outerHTML.slice(0, 240)
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0
  const STOPS =
    'a[href],button,input,select,textarea,summary,audio[controls],[tabindex],[contenteditable=true]'
  window.a11yInPage = {
    selectorOf,
    htmlOf,
    isShown,
    observe: (element, message) => ({ selector: selectorOf(element), html: htmlOf(element), message }),
    stops: () => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      return [...modal.querySelectorAll<HTMLElement>(STOPS)].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert]'),
      )
    },
  }
}

/** Puts what probes use in the page: by the debugger, which the content policy does not concern. */
export const installInPage = async (page: Page): Promise<void> => {
  await page.evaluate(install)
}
