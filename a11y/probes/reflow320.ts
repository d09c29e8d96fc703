import type { Probe } from '../probe.ts'

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
