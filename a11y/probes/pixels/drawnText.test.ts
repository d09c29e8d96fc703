import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chromiumArguments, findChromium } from '../../chromium.ts'
import { installInPage } from '../inPage.ts'
import { shot } from './shot.ts'
import { isCovered, measureContrast, wideView } from './drawnText.ts'

const html = `<body style="margin:0;font:16px sans-serif"><p id="noir">Texte noir</p>
  <p id="gris" style="color:rgb(200, 200, 200)">Texte gris</p>
  <p id="loin" style="margin-top:2000px;background:rgb(0, 0, 0);color:rgb(255, 255, 255)">Plus bas</p>`

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  page = await browser.newPage()
})
afterAll(() => browser.close())

describe('a wide view', () => {
  it('measures each text as a picture of its own does, and takes others when the page scrolls', async () => {
    await page.setContent(html)
    await installInPage(page)
    const shots = vi.fn(shot)
    const camera = wideView(page, shots)
    const measured: unknown[] = []
    const ids = ['#noir', '#gris', '#noir', '#loin', '#noir', '#gris']
    for (const id of ids) measured.push(await measureContrast(page, id, camera))
    // The whole window is taken when a second text is looked for where the first was.
    expect(shots.mock.calls.map(([, box]) => (box ? 'place' : 'window'))).toEqual([
      'place',
      'window',
      'place',
      'place',
      'window',
    ])
    const alone: unknown[] = []
    for (const id of ids) alone.push(await measureContrast(page, id))
    expect(measured).toEqual(alone)
    expect(measured[1]).toMatchObject({ least: 4.5 })
    expect((measured[0] as { ratio: number }).ratio).toBeCloseTo(21)
    expect((measured[3] as { ratio: number }).ratio).toBeCloseTo(21)
  })
})

describe('a text that is for the ear alone', () => {
  const hidden =
    '<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Rechercher</span>'

  it('is not measured, for what is drawn in its place is its neighbours', async () => {
    await page.setContent(`<body><button id="icone" style="background:#008;color:#fff">${hidden}</button>
      <p style="background:#fff">Plus loin</p>`)
    await installInPage(page)
    expect(await measureContrast(page, '#icone')).toBeUndefined()
  })

  it('leaves the text beside it measured', async () => {
    await page.setContent(
      `<button id="gris" style="background:#fff;color:rgb(200, 200, 200)">Voir ${hidden}</button>`,
    )
    await installInPage(page)
    expect((await measureContrast(page, '#gris'))?.ratio).toBeLessThan(2)
  })
})

it('a text under something opaque is covered, one under a link that spreads over its card is not', async () => {
  await page.setContent(
    '<div style="position:fixed;inset:0 0 50%;background:#fff">Menu</div><p id="dessous" style="position:fixed;top:9px;z-index:-1">a</p>' +
      '<div style="position:fixed;top:60%"><p id="carte">b</p><a href="#x" style="position:absolute;inset:0"></a></div>',
  )
  expect([await isCovered(page, '#dessous'), await isCovered(page, '#carte')]).toEqual([true, false])
})
