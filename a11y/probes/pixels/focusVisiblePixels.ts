import type { Page } from '@playwright/test'
import { differing, readPng } from './pixels.ts'
import type { Observation, Probe } from '../probe.ts'

const MOST = 120
/** Fewer changed pixels than this is not something that a person sees. */
const LEAST = 24

interface Stop extends Observation {
  readonly key: string
  /** It has commands of its own, where the keyboard stops too. */
  readonly media: boolean
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return undefined
    activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // The box that shows the focus of a native radio button or checkbox is that of its label.
    const label = activeElement.parentElement?.querySelector(`label[for="${CSS.escape(activeElement.id)}"]`)
    const shown = activeElement.matches('[type=radio],[type=checkbox]') && label ? label : activeElement
    const { x, y, width, height } = shown.getBoundingClientRect()
    const left = Math.max(0, x - 8)
    const top = Math.max(0, y - 8)
    return {
      ...window.a11yInPage.observe(activeElement, ''),
      media: activeElement.matches('audio,video'),
      key: `${window.a11yInPage.look(activeElement)}#${activeElement.textContent ?? ''}`,
      box: {
        x: left,
        y: top,
        width: Math.max(1, Math.min(innerWidth, x + width + 8) - left),
        height: Math.max(1, Math.min(innerHeight, y + height + 8) - top),
      },
    }
  })

/** Pixels that change when the focus leaves; without a box, in the whole window: DSFR draws the focus of some links around their card. */
const changed = async (page: Page, selector: string, box?: Stop['box']): Promise<number> => {
  const picture = async () =>
    readPng(await page.screenshot({ ...(box && { clip: box }), animations: 'disabled' }))
  const withFocus = await picture()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const without = await picture()
  await page.locator(selector).first().focus({ timeout: 5000 })
  return differing(withFocus, without)
}

/** RGAA 10.7: what has the focus looks different from what has not, whatever draws the difference. */
export const focusVisiblePixels: Probe = {
  id: 'focusVisiblePixels',
  criteria: ['10.7'],
  moves: 'inside',
  run: async (page, { first, theme, width }) => {
    const faults: Observation[] = []
    await page.evaluate(() => {
      const top = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
      top.tabIndex = -1
      top.focus()
      top.removeAttribute('tabindex')
    })
    const seen = new Set<string>()
    for (let stop = 0; stop < MOST; stop += 1) {
      await page.keyboard.press('Tab')
      const here = await focused(page)
      if (here?.media && seen.has(here.selector)) continue
      if (!here || seen.has(here.selector)) break
      seen.add(here.selector)
      if (!first(`focus ${theme} ${width} ${here.key}`)) continue
      if (
        (await changed(page, here.selector, here.box)) < LEAST &&
        (await changed(page, here.selector)) < LEAST
      )
        faults.push({ ...here, message: 'Rien ne montre que cet élément a le focus.' })
    }
    return faults.map(({ selector, html, message }) => ({ selector, html, message }))
  },
}
