import type { Page } from '@playwright/test'
import { type Observation, type Probe, whateverTheColours } from '../probe.ts'

const MOST = 150

/** Presses Tab from the top of the page, and says where the focus went: back up the document, or nowhere else. */
const walk = async (page: Page): Promise<readonly Observation[]> => {
  const faults: Observation[] = []
  const expected = await page.evaluate(() => {
    document
      .querySelectorAll('[data-a11y-seen]')
      .forEach((element) => element.removeAttribute('data-a11y-seen'))
    getSelection()?.removeAllRanges()
    const top = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
    top.tabIndex = -1
    top.focus()
    top.removeAttribute('tabindex')
    return window.a11yInPage.stops().length
  })
  let last = -1
  for (let stop = 0; stop < Math.min(expected + 2, MOST); stop += 1) {
    await page.keyboard.press('Tab')
    const { place, seen, said } = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return { place: -1, seen: true, said: undefined }
      const seenAlready = activeElement.hasAttribute('data-a11y-seen')
      activeElement.setAttribute('data-a11y-seen', '')
      return {
        place: [...document.querySelectorAll('*')].indexOf(activeElement),
        seen: seenAlready,
        said: window.a11yInPage.observe(activeElement, ''),
      }
    })
    if (seen) {
      if (said && place === last && stop < expected - 1)
        faults.push({ ...said, message: 'Le focus reste pris ici.' })
      break
    }
    if (said && place < last) faults.push({ ...said, message: 'La tabulation remonte ici dans la page.' })
    last = place
  }
  await page.evaluate(() => {
    document
      .querySelectorAll('[data-a11y-seen]')
      .forEach((element) => element.removeAttribute('data-a11y-seen'))
  })
  return faults
}

/** RGAA 12.8 and 12.9: Tab follows the page from top to bottom, and is never held. */
export const tabOrder: Probe = {
  id: 'tabOrder',
  criteria: ['12.8', '12.9'],
  applies: whateverTheColours,
  moves: 'inside',
  run: async (page) => {
    const positive = await page.evaluate(() =>
      window.a11yInPage
        .stops()
        .filter(({ tabIndex }) => tabIndex > 0)
        .map((element) => window.a11yInPage.observe(element, 'tabindex supérieur à 0.')),
    )
    return [...positive, ...(await walk(page))]
  },
}
