import { type Probe, whateverTheColours } from '../probe.ts'

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
