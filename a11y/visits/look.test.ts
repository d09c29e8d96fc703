import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { soundPage } from '../defects/soundPage.ts'
import { openSown } from '../defects/sow.ts'
import { openDrawings } from './drawn.ts'
import type { Look } from '../probes/probe.ts'
import { rounds } from './look.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
})
afterAll(() => browser.close())

const look: Look = {
  address: 'a',
  page: 'a',
  state: 'a',
  theme: 'clair',
  width: 1280,
  whole: true,
  first: () => true,
}

it('a table is looked at in each width, in one of which it is one of data', async () => {
  const page = await browser.newPage()
  const row = `<tr>${'<td>12,50</td>'.repeat(4)}</tr>`
  const table = `<table style="width:310px">${row.repeat(4)}</table>`
  await openSown(page, `<!doctype html><html lang="fr"><title>x</title>${table}`, false)
  const drawings = openDrawings('')
  const found = async (width: Look['width']) => {
    await page.setViewportSize({ width, height: 800 })
    const { findings = [] } = (await rounds[0]?.run(page, { ...look, width, whole: false }, drawings)) ?? {}
    return findings.filter(({ test }) => test === 'td-has-header').length
  }
  expect(await found(320)).toBe(0)
  expect(await found(1280)).toBe(1)
})

it('a round has nothing left where all that it measures was met, and only there', async () => {
  const page = await browser.newPage()
  await openSown(page, soundPage, false)
  const [, inside] = rounds
  const dark: Look = { ...look, theme: 'sombre' }
  const asked: string[] = []
  await inside?.run(page, { ...dark, first: (key) => Boolean(asked.push(key)) }, undefined)
  const left = (one: Look, ...unmet: readonly (string | undefined)[]) =>
    inside?.spent?.(page, one, (key) => asked.includes(key) && !unmet.includes(key))
  expect(await left(dark)).toMatchObject({ findings: [], ran: ['focusVisiblePixels', 'contrastPixels'] })
  expect(await left(dark, asked[0])).toBeUndefined()
  expect(await left(dark, asked.at(-1))).toBeUndefined()
  expect(await left({ ...look, mode: 'couleurs-forcees' })).toBeUndefined()
  // Its stops are walked whatever was measured.
  expect(await left(look)).toBeUndefined()
})

it('each probe that is sent with the others says its own under its name, and one that fails is told', async () => {
  const page = await browser.newPage()
  const html = soundPage
    .replace('<caption>Bulletins de 2026</caption>', '')
    .replace('>l’aide sur les bulletins</a>', '>ici</a>')
  const seen = async () => {
    const { findings = [], ran = [] } = (await rounds[0]?.run(page, look, undefined)) ?? {}
    return { ran, said: findings.map(({ test, level, criteria }) => `${test} ${level} ${criteria.join()}`) }
  }
  await openSown(page, html, false)
  const { ran, said } = await seen()
  expect(said).toContain('tables echec 5.4')
  expect(said).toContain('linkNames echec 6.1')
  expect(ran).toContain('withoutStyles')
  await page.evaluate(() => {
    Object.defineProperty(document, 'title', { get: () => null })
  })
  expect((await seen()).said).toContain('titlePattern indecis 8.6')
})
