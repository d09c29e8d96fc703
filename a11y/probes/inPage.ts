import type { Page } from '@playwright/test'

/** What probes use inside the page. */
export interface InPage {
  readonly selectorOf: (element: Element) => string
  readonly htmlOf: (element: Element) => string
  readonly isShown: (element: Element) => boolean
  /** What is said of an element, under these criteria of the probe when it has several. */
  readonly observe: (
    element: Element,
    message: string,
    ...criteria: readonly string[]
  ) => { selector: string; html: string; message: string; criteria?: readonly string[] }
  /**
   * What decides how a control is drawn: elements that share it are measured once. Styles of the page's own count, so
   * that a state which draws a known control in another way is measured too.
   */
  readonly look: (element: Element) => string
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
  /** What shows a choice: DSFR draws it on its label, over a transparent field. */
  const drawn = (element: Element) =>
    (element.matches('input[type=radio],input[type=checkbox]')
      ? (element as HTMLInputElement).labels?.[0]
      : undefined) ?? element
  const isShown = (element: Element) =>
    drawn(element).checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    drawn(element).getClientRects().length > 0
  const STOPS =
    'a[href],button,input,select,textarea,summary,audio[controls],[tabindex],[contenteditable=true]'
  const look = (element: Element) => {
    // The length of their text, which copying it would give too, and slowly.
    const own = [...document.querySelectorAll('style')]
      .flatMap(({ childNodes }) => [...childNodes])
      .reduce((sum, { nodeValue }) => sum + (nodeValue?.length ?? 0), 0)
    const lineage: string[] = []
    for (let node: Element | null = element; node && lineage.length < 3; node = node.parentElement)
      lineage.push(`${node.tagName}.${node.className} ${node.getAttribute('style') ?? ''}`)
    return `${lineage.join(' < ')} + ${own}`
  }
  window.a11yInPage = {
    look,
    selectorOf,
    htmlOf,
    isShown,
    observe: (element, message, ...criteria) => ({
      selector: selectorOf(element),
      html: htmlOf(element),
      message,
      ...(criteria.length > 0 && { criteria }),
    }),
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

/** Puts what probes use in the page, once a document: by the debugger, which the content policy does not concern. */
export const installInPage = async (page: Page): Promise<void> => {
  await page.evaluate(install)
}
