import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumArguments, findChromium } from '../chromium.ts'
import type { Finding } from '../findings.ts'
import { type DrawnKeys, drawnKeys, openDrawings, type Part } from './drawn.ts'
import type { Seen } from './seen.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  page = await browser.newPage()
})
afterAll(() => browser.close())

const look = {
  address: 'a',
  page: 'a',
  state: 'a',
  theme: 'clair',
  width: 1280,
  whole: false,
  first: () => true,
} as const

const keysOf = async (html: string, then?: string) => {
  await page.setContent(html)
  if (then) await page.locator('input').fill(then)
  return drawnKeys(page, look)
}

const file = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`

describe('a drawing', () => {
  it('is the same whatever data the page brings and whatever its people are numbered', async () => {
    const inbox = (one: string, other: string) =>
      `<script>data = '${one}'</script><a href="/${one}">Un</a><a href="/${other}">Deux</a><a href="/${one}">Un</a>`
    const drawn = await keysOf(inbox(file('a'), file('b')))
    expect(await keysOf(inbox(file('c'), file('d')))).toEqual(drawn)
    expect((await keysOf(inbox(file('c'), file('c')))).structure).not.toBe(drawn.structure)
  })

  it('is the same whatever its head fetches ahead', async () => {
    const drawn = await keysOf('<p>Un</p><input>')
    expect(await keysOf('<link rel="modulepreload" href="/a.js"><p>Un</p><input>')).toEqual(drawn)
  })

  it('is the same whatever identifiers React made and whatever was looked at before, and another by its text, its fields or its styles', async () => {
    const drawn = await keysOf('<p id="_r_1a_">Un</p><input>')
    expect(await keysOf('<p id="_r_2b_" style="">Un</p><input>')).toEqual(drawn)
    const others = [
      await keysOf('<p id="_r_1a_">Deux</p><input>'),
      await keysOf('<p id="_r_1a_">Un</p><input>', 'x'),
      await keysOf('<style>p{color:red}</style><p id="_r_1a_">Un</p><input>'),
    ]
    expect(new Set([drawn, ...others].map(({ structure }) => structure)).size).toBe(4)
  })

  it('has each of its parts seen once: its structure, its places in a width, its colours in a theme, the probes in each setting', async () => {
    await page.setContent('<html data-fr-theme="light"><p>Un</p>')
    const light = await drawnKeys(page, look)
    await page.evaluate(() => (document.documentElement.dataset['frTheme'] = 'dark'))
    const parts = (keys: DrawnKeys) =>
      (Object.keys(keys) as Part[]).filter((part) => keys[part] !== light[part])
    expect(parts(await drawnKeys(page, { ...look, theme: 'sombre' }))).toEqual(['couleurs', 'sondes'])
    expect(parts(await drawnKeys(page, { ...look, mode: 'mouvement-reduit' }))).toEqual(['sondes'])
    expect(parts(await drawnKeys(page, { ...look, mode: 'couleurs-forcees' }))).toEqual([
      'couleurs',
      'sondes',
    ])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(parts(await drawnKeys(page, look))).toEqual(['places', 'couleurs', 'sondes'])
  })

  it('is another where a theme or a width hides what it showed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.setContent('<style>@media (width < 400px) { p { display: none } }</style><p>Un</p>')
    const { structure } = await drawnKeys(page, look)
    await page.setViewportSize({ width: 320, height: 800 })
    expect((await drawnKeys(page, look)).structure).not.toBe(structure)
  })
})

const seen: Seen = { findings: [], ran: ['lang'], title: '', present: [], resolved: 0 }
const failed: Seen = { ...seen, findings: [{ level: 'echec' } as Finding] }

it('what was seen is known to the next run, but for what failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dessins-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'dessins.json')
  const first = openDrawings(path)
  first.keep('places', 'a', seen)
  first.keep('places', 'b', failed)
  first.write()
  const next = openDrawings(path)
  expect([next.known('places', 'a'), next.known('sondes', 'a'), next.known('places', 'b')]).toEqual([
    seen,
    undefined,
    undefined,
  ])
  expect(next.spared()).toBe(1)
})
