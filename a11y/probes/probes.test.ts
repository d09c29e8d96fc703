import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAxe } from '../visits/axe.ts'
import { chromiumArguments, findChromium } from '../chromium.ts'
import type { Setting } from '../findings.ts'
import { installInPage } from './inPage.ts'
import type { Look } from './probe.ts'
import { probes } from './probes.ts'
import { samples } from './samples.ts'
import { failingTests, planted } from '../defects/sow.ts'
import { defects } from '../defects/defects.ts'
import { humanTests, sownBefore } from '../defects/kills.ts'
import { soundPage } from '../defects/soundPage.ts'
import { sharedTitles } from './structure.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  page = await browser.newPage()
})
afterAll(() => browser.close())

const look = (setting: Partial<Setting>): Look => ({
  address: 'exemple',
  page: 'exemple',
  state: 'seul',
  theme: 'clair',
  width: 1280,
  ...setting,
  whole: true,
  first: () => true,
})

const found = async (id: string, html: string) => {
  const width = id === 'reflow320' ? 320 : 1280
  await page.setViewportSize({ width, height: 600 })
  await page.setContent(html)
  await installInPage(page)
  const probe = probes.find((one) => one.id === id)
  expect(probe?.applies?.(look({ width })) ?? true).toBe(true)
  return probe?.run(page, look({ width }))
}

/** For each probe without a sample, the first planted defect that it is known to find. */
const proofs = probes
  .filter(({ id }) => !(id in samples))
  .flatMap(({ id }) => {
    const known = sownBefore().find(({ foundBy }) => foundBy.includes(id))
    const defect = defects.find(
      ({ criterion, name }) => criterion === known?.criterion && name === known.name,
    )
    return defect ? [[id, defect.name, defect] as const] : []
  })

it('what no machine finds of the planted defects is a test for a person', () => {
  const missed = sownBefore().filter(({ foundBy }) => foundBy.length === 0)
  expect(missed.map(({ name }) => name).toSorted()).toEqual(Object.keys(humanTests).toSorted())
})

describe('the probes', () => {
  it('each have their samples, or a planted defect that they find', () => {
    const shown = new Set([...Object.keys(samples), ...proofs.map(([id]) => id)])
    expect(probes.filter(({ id }) => !shown.has(id))).toEqual([])
  })

  it.each(proofs)('%s finds « %s »', async (id, _, defect) => {
    const { criterion } = defect
    expect(await failingTests(page, planted(defect), { criterion, only: id })).toEqual([id])
    expect(await failingTests(page, soundPage, { criterion, only: id })).toEqual([])
  })

  it.each(Object.entries(samples))('%s finds what is wrong, and nothing else', async (id, { good, bad }) => {
    expect(await found(id, good)).toEqual([])
    expect(await found(id, bad)).not.toEqual([])
  })

  it('hear of another tab where it is said, not in the name of something new', async () => {
    const link = (name: string) => found('linkNames', `<a href="/b" target="_blank">${name}</a>`)
    expect(await link('Nouvelle demande, nouvel onglet')).toEqual([])
    expect(await link('Nouvelle demande')).toMatchObject([{ criteria: ['13.2'] }])
  })
})

it('a control is pointed at where it is, however far down, and not through what covers it', async () => {
  const { bad = '' } = samples['contrastPixels'] ?? {}
  const faults = async (html: string) => (await found('contrastPixels', html))?.map(({ message }) => message)
  expect(await faults(bad.replace('<body>', '<body><p style="height:3000px">x</p>'))).toContainEqual(
    expect.stringMatching(/au survol/),
  )
  expect(await faults(bad.replace('<body>', '<body><p style="position:fixed;inset:0">x</p>'))).toEqual([])
})

it('what was drawn anew under the focus does not go back up the page', async () => {
  const field = '<input aria-label="a" onblur="this.replaceWith(this.cloneNode())">'
  expect(await found('tabOrder', `<body><a href="/a">Un</a>${field}<a href="/b">Deux</a>`)).toEqual([])
})

it('what is said to the ear alone while a control is pointed at is no tip', async () => {
  const said = (style: string) =>
    `<body><button type="button" onfocus="output.value = 'Net'">a</button><output id="output" style="position:absolute;${style}"></output>`
  expect(await found('tips', said('width:1px;height:1px;overflow:hidden'))).toEqual([])
  expect(await found('tips', said(''))).toHaveLength(1)
})

it('a skip link that a busy page follows a few frames later is followed', async () => {
  const { good = '' } = samples['skipLinks'] ?? {}
  const late = `<script>document.querySelector('a[href^="#"]').addEventListener('click', (event) => {
    event.preventDefault()
    setTimeout(() => document.querySelector(event.target.hash).focus(), 100)
  })</script>`
  expect(await found('skipLinks', good.replace('</body>', `${late}</body>`))).toEqual([])
})

it('a skip link that leads to the content leaves the address as it was', async () => {
  const { good = '' } = samples['skipLinks'] ?? {}
  await page.goto('about:blank')
  expect(await found('skipLinks', good)).toEqual([])
  expect(page.url()).toBe('about:blank')
})

describe('axe', () => {
  it('fails a field without a name, and keeps what it cannot decide', async () => {
    await page.setContent(
      '<html lang="fr"><title>x</title><main><h1>x</h1><input><p style="background:linear-gradient(red,blue);color:#fff">x</p></main></html>',
    )
    const { observations } = await runAxe(page, true)
    const tests = (level: string) => observations.filter((one) => one.level === level).map(({ test }) => test)
    expect(tests('echec')).toContain('label')
    expect(tests('indecis')).toContain('color-contrast')
    expect(observations.find(({ test }) => test === 'label')?.criteria).toEqual(['11.1'])
  })

  it('runs the rules that it leaves off by itself', async () => {
    await page.setContent(
      '<button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>',
    )
    const { ran } = await runAxe(page, false)
    expect(ran).toContain('target-size')
    expect(ran).not.toContain('region')
  })
})

it('finds the titles that several pages share, not the states of one page', () => {
  const titles = [
    { page: '/a', title: 'Aide' },
    { page: '/a', title: 'Aide' },
    { page: '/b', title: 'Contact' },
    { page: '/c', title: 'Contact' },
  ]
  expect([...sharedTitles(titles)]).toEqual([['Contact', ['/b', '/c']]])
})
