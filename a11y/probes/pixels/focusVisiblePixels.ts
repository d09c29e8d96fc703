import type { Page } from '@playwright/test'
import type { Look, Observation, Probe } from '../probe.ts'
import { type Box, differing } from './pixels.ts'
import { shot } from './shot.ts'

/** Fewer changed pixels than this is not something that a person sees. */
const LEAST = 24

interface Stop extends Observation {
  readonly key: string
}

const stops = (page: Page): Promise<readonly Stop[]> =>
  page.evaluate(() =>
    window.a11yInPage.stops().map((element) => ({
      ...window.a11yInPage.observe(element, 'Rien ne montre que cet élément a le focus.'),
      key: window.a11yInPage.look(element),
    })),
  )

/** Puts the focus on an element; gives the place where it should show, or nothing when the element takes no focus. */
const focusOn = (page: Page, selector: string): Promise<Box | undefined> =>
  page.evaluate((where) => {
    const element = document.querySelector<HTMLElement>(where)
    element?.focus({ preventScroll: true })
    if (!element || document.activeElement !== element) return undefined
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    // The box that shows the focus of a native radio button or checkbox is that of its label.
    const label = element.parentElement?.querySelector(`label[for="${CSS.escape(element.id)}"]`)
    const shown = element.matches('[type=radio],[type=checkbox]') && label ? label : element
    const { x, y, width, height } = shown.getBoundingClientRect()
    const left = Math.max(0, x - 8)
    const top = Math.max(0, y - 8)
    return {
      x: left,
      y: top,
      width: Math.max(1, Math.min(innerWidth, x + width + 8) - left),
      height: Math.max(1, Math.min(innerHeight, y + height + 8) - top),
    }
  }, selector)

/** Pixels that change when the focus leaves; without a box, in the whole window: DSFR draws the focus of some links around their card. */
const changed = async (page: Page, box?: Box): Promise<number> => {
  const withFocus = await shot(page, box)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return differing(withFocus, await shot(page, box))
}

const showsFocus = async (page: Page, selector: string): Promise<boolean> => {
  const box = await focusOn(page, selector)
  if (!box || (await changed(page, box)) >= LEAST) return true
  return (await focusOn(page, selector)) === undefined || (await changed(page)) >= LEAST
}

const onceIn = ({ theme, mode }: Look, { key }: Stop) =>
  `focus ${mode === 'couleurs-forcees' ? mode : theme} ${key}`

/** RGAA 10.7: what has the focus looks different from what has not, whatever draws the difference; each look of control once in a theme. */
export const focusVisiblePixels: Probe = {
  id: 'focusVisiblePixels',
  criteria: ['10.7'],
  // Movement is not how a focus is shown.
  applies: ({ mode }) => mode !== 'mouvement-reduit',
  moves: 'inside',
  measures: async (page, look) => (await stops(page)).map((stop) => onceIn(look, stop)),
  run: async (page, look) => {
    const unseen = (await stops(page)).filter((stop) => look.first(onceIn(look, stop)))
    const faults: Observation[] = []
    // Once a key was pressed, the browser shows the focus that a script moves.
    if (unseen.length > 0) await page.keyboard.press('Tab')
    for (const { key: _, ...stop } of unseen) if (!(await showsFocus(page, stop.selector))) faults.push(stop)
    return faults
  },
}
