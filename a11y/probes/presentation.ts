import { type Probe, whateverTheColours } from './probe.ts'

/** RGAA 10.11: at 320 px, nothing makes the page scroll sideways. */
export const reflow320: Probe = {
  id: 'reflow320',
  criteria: ['10.11'],
  applies: ({ width }) => width === 320,
  run: (page) =>
    page.evaluate(() => {
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
    }),
}

/** RGAA 10.12: with the spacing of the criterion, no text is cut that was not. */
export const textSpacing: Probe = {
  id: 'textSpacing',
  criteria: ['10.12'],
  applies: whateverTheColours,
  run: (page) =>
    page.evaluate(() => {
      const { isShown, observe } = window.a11yInPage
      const cut = () =>
        new Set(
          [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
            if (!element.textContent?.trim() || element.clientWidth < 2 || element.clientHeight < 2)
              return false
            const { overflowX, overflowY } = getComputedStyle(element)
            const hides = (value: string) => value === 'hidden' || value === 'clip'
            return (
              isShown(element) &&
              ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
                (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
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
    }),
}
