import { still } from './probe.ts'

/** RGAA 10.11: at 320 px, nothing makes the page scroll sideways. */
export const reflow320 = still(
  'reflow320',
  ['10.11'],
  () => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const { isShown, observe } = window.a11yInPage
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 1,
    )
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    const told = inner.length > 0 ? inner.slice(0, 3) : [document.body]
    return told.map((element) =>
      observe(element, `La page fait ${scrollWidth} px de large dans une fenêtre de ${clientWidth} px.`),
    )
  },
  ({ width }) => width === 320,
)

/** RGAA 10.12: with the spacing of the criterion, no text is cut that was not. */
export const textSpacing = still('textSpacing', ['10.12'], () => {
  const { isShown, observe } = window.a11yInPage
  const cut = () =>
    new Set(
      [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const hides = (value: string) => value === 'hidden' || value === 'clip'
        // Few elements hide what goes over their edge: what all of them say is not read.
        if ((!hides(overflowX) && !hides(overflowY)) || element.clientWidth < 2 || element.clientHeight < 2)
          return false
        return (
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)) &&
          Boolean(element.textContent?.trim()) &&
          isShown(element)
        )
      }),
    )
  const before = cut()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const after = [...cut()].filter((element) => !before.has(element))
  const sideways = document.documentElement.scrollWidth > document.documentElement.clientWidth
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  const was = document.documentElement.scrollWidth > document.documentElement.clientWidth
  return [
    ...after.map((element) => observe(element, 'Du texte est coupé quand les espacements augmentent.')),
    ...(sideways && !was
      ? [observe(document.body, 'La page défile de côté quand les espacements augmentent.')]
      : []),
  ]
})

/** RGAA 10.2 and 10.3: no information is written by the styles, and they leave the order of the page. */
export const withoutStyles = still('withoutStyles', ['10.2', '10.3'], () => {
  const { isShown, observe } = window.a11yInPage
  const all = [...document.body.querySelectorAll('*')].filter(isShown)
  const written = all.filter((one) =>
    ['::before', '::after'].some((pseudo) => {
      const { content, display } = getComputedStyle(one, pseudo)
      return display !== 'none' && /^"[^"]*\p{L}{2,}/u.test(content)
    }),
  )
  /** Of two blocks that follow each other, the second stands wholly above the first. */
  const above = (first: Element, second: Element | undefined) =>
    second !== undefined && second.getBoundingClientRect().bottom <= first.getBoundingClientRect().top
  /** The second stands before the first in a row of theirs. */
  const before = (first: Element, second: Element | undefined) => {
    const [a, b] = [first.getBoundingClientRect(), second?.getBoundingClientRect()]
    return b !== undefined && b.right <= a.left && b.top < a.bottom && b.bottom > a.top
  }
  const turned = all.filter((one) => {
    // The design system shows the main action on the right, and gives it first: two actions that have no order.
    if (!getComputedStyle(one).display.includes('flex') || one.matches('.fr-btns-group--inline-reverse'))
      return false
    const texts = [...one.children].filter(
      (child) => isShown(child) && child.textContent?.trim() && !child.matches('.fr-sr-only'),
    )
    return texts.some((text, rank) => above(text, texts[rank + 1]) || before(text, texts[rank + 1]))
  })
  /** A piece of the content that its position takes above all that comes before it. */
  const lifted = [...document.querySelectorAll('main *')].filter((one) => {
    if (!isShown(one) || getComputedStyle(one).position !== 'absolute') return false
    const earlier = [...(one.parentElement?.children ?? [])].filter(
      (other) =>
        other.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING &&
        isShown(other) &&
        other.textContent?.trim(),
    )
    return (
      Boolean(one.textContent?.trim()) && earlier.length > 0 && earlier.every((other) => above(other, one))
    )
  })
  return [
    ...lifted.map((one) => observe(one, 'Sa position le montre avant ce qu’il suit.', '10.3')),
    ...written.map((one) => observe(one, 'Un mot n’est écrit que par la feuille de styles.', '10.2')),
    ...turned.map((one) => observe(one, 'L’ordre affiché n’est pas celui du document.', '10.3')),
  ]
})
