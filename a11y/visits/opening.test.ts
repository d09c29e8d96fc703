import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chromiumArguments, findChromium } from '../chromium.ts'
import type { Setting } from '../findings.ts'
import { type Opening, openingOf } from './opening.ts'
import type { Target } from './targets.ts'

const light: Setting = { theme: 'clair', width: 1280 }
const dark: Setting = { theme: 'sombre', width: 1280 }

const html = `<html lang="fr"><title>x</title><style>@media (prefers-color-scheme: dark) { p { color: white } }</style>
  <p style="height:2000px">x</p><input><input onblur="this.after('Obligatoire')">`

const target: Target = {
  address: 'exemple',
  page: 'exemple',
  state: 'seul',
  whole: true,
  person: 'visiteur',
  recipe: '',
  open: (on) => on.setContent(html).then(() => true),
}

let browser: Browser
let page: Page
let opening: Opening

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  page = await browser.newPage()
})
afterAll(() => browser.close())
beforeEach(async () => {
  opening = openingOf(page, target)
  await opening.show(light)
})

describe('a state that is open', () => {
  it('is shown in another setting without being opened again', async () => {
    await opening.show(dark)
    expect(await page.locator('p').evaluate((text) => getComputedStyle(text).color)).toBe(
      'rgb(255, 255, 255)',
    )
    expect(opening.times()).toBe(1)
  })

  it('is shown in its own theme where another was left in the dark, and told of no theme that it has', async () => {
    await opening.show(dark)
    const told = vi.spyOn(page, 'emulateMedia')
    const next = openingOf(page, target)
    await next.show(light)
    await next.show(light)
    expect(await page.locator('p').evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 0, 0)')
    expect(told).toHaveBeenCalledTimes(1)
    told.mockRestore()
  })

  it('is widened without being opened again, and what answers to the width is not taken for a change', async () => {
    const answering = `${html}<script>addEventListener('resize', () => { document.querySelector('p').textContent = 'y' })</script>`
    const wide = openingOf(page, {
      ...target,
      open: (on) => on.setContent(answering).then(() => true),
      widen: async (on, width) => {
        await on.setViewportSize({ width, height: 800 })
        await on.getByText('y').waitFor()
        return true
      },
    })
    await wide.show({ theme: 'clair', width: 320 })
    await wide.show(light)
    await wide.show(dark)
    expect(await page.evaluate(() => innerWidth)).toBe(1280)
    expect(wide.times()).toBe(1)
  })

  it('is not shown in a width that is not its own, in any theme', async () => {
    const narrow = openingOf(page, {
      ...target,
      open: (on, { width }) => on.setContent(html).then(() => width === 320),
      widen: () => Promise.resolve(false),
    })
    expect(await narrow.show({ theme: 'clair', width: 320 })).toBe(true)
    expect(await narrow.show(light)).toBe(false)
    expect(await narrow.show(dark)).toBe(false)
  })

  it('is looked at once what unfolds has unfolded', async () => {
    const moving = html.replace(
      '<p ',
      '<style>@keyframes unfold { from { opacity: 0 } } p { animation: unfold 900ms }</style><p ',
    )
    await openingOf(page, { ...target, open: (on) => on.setContent(moving).then(() => true) }).show(light)
    expect(await page.locator('p').evaluate((text) => getComputedStyle(text).opacity)).toBe('1')
  })

  it('has its focus and its scroll put back', async () => {
    await page.locator('input').first().focus()
    await page.locator('input').last().scrollIntoViewIfNeeded()
    await opening.show(dark)
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
    expect(opening.times()).toBe(1)
  })

  it('is opened again when something was said or typed since', async () => {
    await page.locator('input').last().focus()
    await opening.show(dark)
    expect(opening.times()).toBe(2)
    expect(await page.getByText('Obligatoire').count()).toBe(0)
    await page.locator('input').first().fill('x')
    await opening.show(light)
    expect(opening.times()).toBe(3)
    expect(await page.locator('input').first().inputValue()).toBe('')
  })

  it('is not opened again for what was said to the ear alone, and is for the same words shown', async () => {
    for (const [heard, times] of [
      ['class="fr-sr-only"', 1],
      ['', 2],
    ] as const) {
      const saying = openingOf(page, {
        ...target,
        open: (on) => on.setContent(`${html}<span aria-live="polite" ${heard}></span>`).then(() => true),
      })
      await saying.show(light)
      await page.locator('span').evaluate((status) => status.append('2 376,97 € par mois'))
      await saying.show(dark)
      expect(saying.times()).toBe(times)
    }
  })

  it('is not opened again for the words of a draft, for pictures that follow one another, nor for a delay that passes', async () => {
    const draft = `${html}<b id="_R_4p_">dans 1 minute</b><span aria-live="polite"></span><p class="fr-hint-text">x</p><svg class="eap-art"></svg>`
    const kept = openingOf(page, { ...target, open: (on) => on.setContent(draft).then(() => true) })
    await kept.show(light)
    await page.locator('b').evaluate((delay) => {
      delay.id = '_r_0_'
      delay.textContent = 'dans 57 secondes'
    })
    await page.locator('svg').evaluate((picture) => picture.append(document.createElement('path')))
    await page.locator('span').evaluate((status) => {
      status.setAttribute('class', 'fr-hint-text')
      status.append('Brouillon enregistré à 09:02.')
    })
    await kept.show(dark)
    expect(kept.times()).toBe(1)
    await page.locator('p.fr-hint-text').evaluate((hint) => hint.append('Autre chose.'))
    await kept.show(light)
    expect(kept.times()).toBe(2)
  })

  it('is told not to be one of this width, and is not looked at', async () => {
    const elsewhere = openingOf(page, { ...target, open: () => Promise.resolve(false) })
    expect(await elsewhere.show(light)).toBe(false)
  })

  it('is not looked at without a sheet that never came', async () => {
    await page.route('https://portail.test/**', (route) =>
      route.request().url().endsWith('.css')
        ? route.fulfill({ status: 404, body: '{}' })
        : route.fulfill({
            contentType: 'text/html',
            body: `<link rel="stylesheet" href="/ecrans.css">${html}`,
          }),
    )
    const undressed = openingOf(page, {
      ...target,
      open: (on) => on.goto('https://portail.test/').then(() => true),
    })
    await expect(undressed.show(light)).rejects.toThrow(/ne sont pas venues : .+ecrans\.css/)
  })

  it('waits for a sheet that is on its way', async () => {
    let send = (): void => undefined
    const asked = new Promise<void>((come) => {
      send = come
    })
    await page.exposeFunction('sendSheet', () => send())
    await page.route('https://portail.test/**', async (route) => {
      const isSheet = route.request().url().endsWith('.css')
      if (isSheet) await asked
      await route.fulfill(
        isSheet
          ? { contentType: 'text/css', body: 'p { color: rgb(1, 2, 3) }' }
          : { contentType: 'text/html', body: html },
      )
    })
    const late = openingOf(page, {
      ...target,
      open: async (on) => {
        await on.goto('https://portail.test/')
        await on.evaluate(() => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/tard.css' })
          document.head.append(link)
          let frames = 30
          const wait = () => {
            frames -= 1
            if (frames > 0) requestAnimationFrame(wait)
            else (window as unknown as { sendSheet: () => void }).sendSheet()
          }
          wait()
        })
        return true
      },
    })
    await late.show(light)
    expect(await page.locator('p').evaluate((text) => getComputedStyle(text).color)).toBe('rgb(1, 2, 3)')
  })
})
