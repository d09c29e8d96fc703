import type { Page } from '@playwright/test'
import type { RgbColor } from 'colord'
import { type Box, contrast, crop, dominant, type Pixels, strongest } from './pixels.ts'
import { shot } from './shot.ts'

/** Part of the picture that its background must cover for the measure to mean something. */
const ENOUGH = 0.35

interface Text {
  readonly colour: RgbColor
  /** Least contrast that the size and weight of the text ask for (RGAA 3.2). */
  readonly least: number
  readonly box: Box
}

/** Takes pictures of places in the window. */
export interface Camera {
  readonly shoot: (box: Box) => Promise<Pixels>
  /** To be told when what is in the window has moved. */
  readonly moved: () => void
}

/** Takes a picture of the place alone, each time. */
const closeUp = (page: Page): Camera => ({
  shoot: (box) => shot(page, box),
  moved: () => undefined,
})

/**
 * Takes one picture of the window until it moves, for the many texts of a page that stays as it is; but of the first text
 * after a move, that of its place alone: each text may be further down than the one before.
 */
export const wideView = (page: Page, take = shot): Camera => {
  let taken: Pixels | undefined
  let stays = false
  return {
    shoot: async (box) => {
      if (!taken && !stays) {
        stays = true
        return take(page, box)
      }
      taken ??= await take(page)
      return crop(taken, box)
    },
    moved: () => {
      taken = undefined
      stays = false
    },
  }
}

/** Where and how the text of an element is written; nothing when pixels cannot decide. */
const textOf = async (
  page: Page,
  selector: string,
  block: 'nearest' | 'center',
  camera: Camera,
): Promise<Text | undefined> => {
  const { moved, text } = await page.evaluate(
    ([where, place]) => {
      const element = document.querySelector(where)
      if (!element || !window.a11yInPage.isShown(element)) return { moved: false }
      const before = element.getBoundingClientRect()
      element.scrollIntoView({ block: place, behavior: 'instant' })
      // The foot of a dialog sticks over what scrolls behind it.
      const { left: edge, top: head, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(edge + 4, head + height / 2)
      if (hit && !hit.contains(element) && !element.contains(hit))
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const after = element.getBoundingClientRect()
      const hasMoved = before.x !== after.x || before.y !== after.y
      for (let node: Element | null = element; node; node = node.parentElement)
        if (Number(getComputedStyle(node).opacity) < 1) return { moved: hasMoved }
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)
      const drawn: DOMRect[] = []
      const range = document.createRange()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const around = node.parentElement?.getBoundingClientRect()
        // A text for the ear alone is in a box of one pixel, and its own goes over its neighbours.
        if (!node.nodeValue?.trim() || !around || around.width < 2 || around.height < 2) continue
        range.selectNodeContents(node)
        drawn.push(range.getBoundingClientRect())
      }
      if (element.matches('input,select,textarea')) drawn.push(element.getBoundingClientRect())
      const left = Math.max(0, Math.min(...drawn.map((one) => one.left)) - 2)
      const top = Math.max(0, Math.min(...drawn.map((one) => one.top)) - 2)
      const box = {
        x: left,
        y: top,
        width: Math.min(innerWidth, Math.max(...drawn.map((one) => one.right)) + 2) - left,
        height: Math.min(innerHeight, Math.max(...drawn.map((one) => one.bottom)) + 2) - top,
      }
      if (!parts || box.width < 4 || box.height < 4) return { moved: hasMoved }
      const size = Number.parseFloat(fontSize)
      const colour = { r: Number(parts[1]), g: Number(parts[2]), b: Number(parts[3]) }
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      return { moved: hasMoved, text: { colour, least, box } }
    },
    [selector, block] as const,
  )
  if (moved) camera.moved()
  return text
}

/** Contrast of the text of an element as it is drawn now, and the one it needs. */
export const measureContrast = async (
  page: Page,
  selector: string,
  camera = closeUp(page),
): Promise<{ readonly ratio: number; readonly least: number } | undefined> => {
  // An element at the edge of what scrolls may be cut: it is looked at again in the middle.
  for (const block of ['nearest', 'center'] as const) {
    const text = await textOf(page, selector, block, camera)
    if (!text) continue
    const { colour, share } = dominant(await camera.shoot(text.box))
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
  camera = closeUp(page),
): Promise<{ readonly ratio: number; readonly least: number } | undefined> => {
  const text = await textOf(page, selector, 'nearest', camera)
  if (!text) return undefined
  return { ratio: strongest(await camera.shoot(text.box)), least: text.least }
}

/** Something opaque stands over an element wherever it is scrolled, as an open menu does: it is not seen in this state. */
export const isCovered = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((where) => {
    const element = document.querySelector(where)
    if (!element) return false
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (element.contains(over)) return false
    for (let node = over; node?.contains(element) === false; node = node.parentElement)
      if (getComputedStyle(node).backgroundColor.startsWith('rgb(')) return true
    return false
  }, selector)
