import type { CDPSession, Page } from '@playwright/test'
import { type Box, type Pixels, readPng } from './pixels.ts'

const debuggers = new WeakMap<Page, Promise<CDPSession>>()

const debuggerOf = (page: Page): Promise<CDPSession> => {
  const known = debuggers.get(page)
  if (known) return known
  const made = page.context().newCDPSession(page)
  debuggers.set(page, made)
  return made
}

/** Ends what moves for a time, holds what moves for ever, and gives how far the window has scrolled. */
const hold = () => {
  let held = 0
  for (const animation of document.getAnimations()) {
    if (animation.playState !== 'running') continue
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.pause()
      held += 1
    } else animation.finish()
  }
  return { held, x: scrollX, y: scrollY }
}

const release = () => {
  for (const animation of document.getAnimations())
    if (animation.playState === 'paused' && animation.effect?.getComputedTiming().endTime === Infinity)
      animation.play()
}

/** A picture of a place in the window, or of the whole of it, as it is drawn now. */
export const shot = async (page: Page, box?: Box): Promise<Pixels> => {
  const [{ held, x, y }, session] = await Promise.all([page.evaluate(hold), debuggerOf(page)])
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  const place = box ?? { x: 0, y: 0, width, height }
  const left = Math.floor(place.x)
  const top = Math.floor(place.y)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: {
      x: left + x,
      y: top + y,
      width: Math.ceil(place.x + place.width) - left,
      height: Math.ceil(place.y + place.height) - top,
      scale: 1,
    },
  })
  if (held > 0) await page.evaluate(release)
  return readPng(Buffer.from(data, 'base64'))
}
