import { still } from '../probe.ts'

/** RGAA 1.1 and 1.6: what a script draws has a name or a text, and the description that an image calls for is in the page. */
export const drawings = still('drawings', ['1.1', '1.6'], () => {
  const { isShown, observe } = window.a11yInPage
  const there = (ids: string | null) =>
    (ids ?? '').split(/\s+/).some((id) => document.getElementById(id)?.textContent?.trim())
  const named = (canvas: Element) =>
    Boolean(canvas.ariaLabel?.trim() || canvas.textContent?.trim()) ||
    there(canvas.getAttribute('aria-labelledby'))
  const canvases = [...document.querySelectorAll('canvas,object,embed')].filter(
    (one) => isShown(one) && !one.closest('[aria-hidden=true]') && !named(one),
  )
  const calling = [...document.querySelectorAll('img,svg,canvas,figure,[role=img],[role=figure]')].filter(
    (one) =>
      isShown(one) &&
      ['aria-describedby', 'aria-details'].some(
        (name) => one.hasAttribute(name) && !there(one.getAttribute(name)),
      ),
  )
  return [
    ...canvases.map((one) => observe(one, 'Rien ne dit ce que ce dessin montre.', '1.1')),
    ...calling.map((one) => observe(one, 'La description que cette image annonce n’est pas là.', '1.6')),
  ]
})
