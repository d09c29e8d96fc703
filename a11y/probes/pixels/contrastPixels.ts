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
      const target = page.locator(selector).first()
      const states = [
        ['au survol', () => target.hover({ timeout: 1000, trial: false })],
        ['au focus', () => target.focus({ timeout: 1000 })],
      ] as const
      for (const [state, enter] of states) {
        const entered = await enter().then(
          () => true,
          () => false,
        )
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
