import { ecrire } from '#rules/format/nombres.ts'
import type { Page } from '@playwright/test'
import type { Look, Observation, Probe } from '../probe.ts'
import { measureContrast } from './drawnText.ts'

interface Control extends Observation {
  readonly key: string
}

const controls = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() =>
    window.a11yInPage
      .stops()
      .filter((element) => element.matches('a,button,summary') && element.textContent?.trim())
      .map((element) => ({
        ...window.a11yInPage.observe(element, ''),
        key: window.a11yInPage.look(element),
      })),
  )

/** The pointer's effect is drawn at the next frame. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )

/** Points at a control, in one call of the page where the library makes several; false where something else is over it. */
const pointAt = async (page: Page, selector: string): Promise<boolean> => {
  const place = await page.evaluate((where) => {
    const element = document.querySelector(where)
    for (const block of [undefined, 'center'] as const) {
      if (block) element?.scrollIntoView({ block, behavior: 'instant' })
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {}
      const middle = { x: x + width / 2, y: y + height / 2 }
      if (element?.contains(document.elementFromPoint(middle.x, middle.y))) return middle
    }
    return undefined
  }, selector)
  if (place) await page.mouse.move(place.x, place.y)
  return place !== undefined
}

const focusOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((where) => {
    const element = document.querySelector<HTMLElement>(where)
    element?.focus()
    return element !== null
  }, selector)

/** A fault is measured twice: what comes late may have moved the control between its place and its picture. */
const measured = async (page: Page, selector: string) => {
  const measure = await measureContrast(page, selector)
  return measure && measure.ratio < measure.least ? measureContrast(page, selector) : measure
}

const said = (state: string, ratio: number, least: number) =>
  `Contraste de ${ecrire(Math.floor(ratio * 100) / 100)}:1 ${state} ; il en faut ${ecrire(least)}:1.`

const onceIn = ({ theme }: Look, { key }: Control) => `contrast ${theme} ${key}`

/** RGAA 3.2: contrast of what is hovered and of what has the focus, each look of control once in a theme. */
export const contrastPixels: Probe = {
  id: 'contrastPixels',
  criteria: ['3.2'],
  applies: ({ mode }) => mode === undefined,
  moves: 'inside',
  measures: async (page, look) => (await controls(page)).map((control) => onceIn(look, control)),
  run: async (page, look) => {
    const faults: Observation[] = []
    const unseen = (await controls(page)).filter((control) => look.first(onceIn(look, control)))
    for (const { selector, html } of unseen) {
      const states = [
        ['au survol', pointAt],
        ['au focus', focusOn],
      ] as const
      for (const [state, enter] of states) {
        const entered = await enter(page, selector)
        if (entered) await painted(page)
        const measure = entered ? await measured(page, selector) : undefined
        if (measure && measure.ratio < measure.least)
          faults.push({ selector, html, message: said(state, measure.ratio, measure.least) })
      }
    }
    if (unseen.length > 0) await page.mouse.move(0, 0)
    return faults
  },
}
