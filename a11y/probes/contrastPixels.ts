import type { Page } from '@playwright/test'
import { contrast, dominant, readPng, strongest, type Rgb } from '../png.ts'
import type { Observation, Probe } from '../probe.ts'

/** Part of the picture that its background must cover for the measure to mean something. */
const ENOUGH = 0.35

interface Text {
  readonly colour: Rgb
  /** Least contrast that the size and weight of the text ask for (RGAA 3.2). */
  readonly least: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Where and how the text of an element is written; nothing when pixels cannot decide. */
const textOf = (page: Page, selector: string, block: 'nearest' | 'center'): Promise<Text | undefined> =>
  page.evaluate(
    ([where, place]) => {
      const element = document.querySelector(where)
      if (!element || !window.a11yInPage.isShown(element)) return undefined
      element.scrollIntoView({ block: place, behavior: 'instant' })
      for (let node: Element | null = element; node; node = node.parentElement)
        if (Number(getComputedStyle(node).opacity) < 1) return undefined
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)
      const range = document.createRange()
      range.selectNodeContents(element)
      const field = element.matches('input,select,textarea')
      const { left, top, right, bottom } = (field ? element : range).getBoundingClientRect()
      const box = {
        x: Math.max(0, left - 2),
        y: Math.max(0, top - 2),
        width: Math.min(innerWidth, right + 2) - Math.max(0, left - 2),
        height: Math.min(innerHeight, bottom + 2) - Math.max(0, top - 2),
      }
      if (!parts || box.width < 4 || box.height < 4) return undefined
      const size = Number.parseFloat(fontSize)
      return {
        colour: [Number(parts[1]), Number(parts[2]), Number(parts[3])],
        least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
        box,
      }
    },
    [selector, block] as const,
  )

/** Contrast of the text of an element as it is drawn now, and the one it needs. */
export const measureContrast = async (
  page: Page,
  selector: string,
): Promise<{ readonly ratio: number; readonly least: number } | undefined> => {
  // An element at the edge of what scrolls may be cut: it is looked at again in the middle.
  for (const block of ['nearest', 'center'] as const) {
    const text = await textOf(page, selector, block)
    if (!text) continue
    const { colour, share } = dominant(
      readPng(await page.screenshot({ clip: text.box, animations: 'disabled' })),
    )
    if (share >= ENOUGH) return { ratio: contrast(text.colour, colour), least: text.least }
  }
  return undefined
}

/**
 * Contrast of a text as it is drawn, whatever colour the page asked for: with forced colours the browser draws others
 * than those that the styles tell.
 */
export const measureDrawn = async (
  page: Page,
  selector: string,
): Promise<{ readonly ratio: number; readonly least: number } | undefined> => {
  const text = await textOf(page, selector, 'nearest')
  if (!text) return undefined
  const picture = readPng(await page.screenshot({ clip: text.box, animations: 'disabled' }))
  return { ratio: strongest(picture), least: text.least }
}

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

const said = (state: string, ratio: number, least: number) =>
  `Contraste de ${(Math.floor(ratio * 100) / 100).toLocaleString('fr')}:1 ${state} ; il en faut ${least.toLocaleString('fr')}:1.`

/** RGAA 3.2: contrast of what is hovered and of what has the focus, each look of control once in a theme. */
export const contrastPixels: Probe = {
  id: 'contrastPixels',
  criteria: ['3.2'],
  applies: ({ mode }) => mode === undefined,
  run: async (page, { first, theme, width }) => {
    const faults: Observation[] = []
    for (const { selector, html, key } of await controls(page)) {
      if (!first(`contrast ${theme} ${width} ${key}`)) continue
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
        const measure = entered ? await measureContrast(page, selector) : undefined
        if (measure && measure.ratio < measure.least)
          faults.push({ selector, html, message: said(state, measure.ratio, measure.least) })
      }
    }
    await page.mouse.move(0, 0)
    return faults
  },
}
