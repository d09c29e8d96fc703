import type { Browser, Page } from '@playwright/test'
import { probes } from '../probes/probes.ts'
import { installInPage } from '../probes/inPage.ts'
import type { Look } from '../probes/probe.ts'
import { axeTests, criterionOf } from '../referential.ts'
import { runAxe } from '../visits/axe.ts'
import { defects } from './defects.ts'
import type { Defect } from './plant.ts'
import { soundPage } from './soundPage.ts'

/** What came of a planted defect: the tests that found it under its criterion. */
export interface Sown {
  readonly criterion: string
  readonly name: string
  readonly foundBy: readonly string[]
}

const lookAt = (narrow: boolean): Look => ({
  address: 'seme',
  page: 'seme',
  state: 'seme',
  theme: 'clair',
  width: narrow ? 320 : 1280,
  whole: true,
  first: () => true,
})

const ADDRESS = 'http://seme.invalid/'

/** Opens a page of the suite, at an address of its own where nothing is fetched. */
export const openSown = async (page: Page, html: string, narrow: boolean): Promise<void> => {
  await page.setViewportSize({ width: narrow ? 320 : 1280, height: 800 })
  await page.unrouteAll()
  await page.route('**/*', (route) =>
    route.request().url().split('#')[0] === ADDRESS
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.abort(),
  )
  await page.goto(ADDRESS)
  await installInPage(page)
}

const hasAxe = (criterion: string) =>
  Object.values(axeTests).some((tests) => tests.map(criterionOf).includes(criterion))

/** Tests that fail a page, under one criterion or any; or one probe alone. */
export const failingTests = async (
  page: Page,
  html: string,
  {
    criterion,
    only,
    narrow = false,
  }: { readonly criterion?: string; readonly only?: string; readonly narrow?: boolean } = {},
): Promise<readonly string[]> => {
  const found = new Set<string>()
  const look = lookAt(narrow)
  const concerned = (of: readonly string[]) => criterion === undefined || of.includes(criterion)
  await openSown(page, html, narrow)
  if (only === undefined && (criterion === undefined || hasAxe(criterion)))
    for (const { test, criteria, level } of (await runAxe(page, true)).observations)
      if (level === 'echec' && concerned(criteria)) found.add(test)
  for (const { id, criteria, applies, moves, run } of probes) {
    if ((only ?? id) !== id || !concerned(criteria) || !(applies?.(look) ?? true)) continue
    if (moves) await openSown(page, html, narrow)
    const said = await run(page, look)
    if (said.some((one) => (one.level ?? 'echec') === 'echec' && concerned(one.criteria ?? criteria)))
      found.add(id)
  }
  return [...found]
}

/** The sound page with a defect in it. */
export const planted = ({ name, from, to }: Defect): string => {
  const html = soundPage.replace(from, () => to)
  if (html === soundPage) throw new Error(`« ${name} » ne change rien à la page.`)
  return html
}

/** Plants each defect in turn; several pages at once. */
export const sowAll = async (browser: Browser, told: (sown: Sown) => void): Promise<readonly Sown[]> => {
  const waiting = [...defects]
  const all: Sown[] = []
  const sower = async () => {
    const page = await browser.newPage()
    for (let defect = waiting.shift(); defect; defect = waiting.shift()) {
      const { criterion, name, narrow } = defect
      const foundBy = await failingTests(page, planted(defect), { criterion, ...(narrow && { narrow }) })
      const sown = { criterion, name, foundBy }
      all.push(sown)
      told(sown)
    }
    await page.close()
  }
  await Promise.all([sower(), sower()])
  const order = new Map(defects.map(({ criterion, name }, rank) => [`${criterion} ${name}`, rank]))
  const rank = ({ criterion, name }: Sown) => order.get(`${criterion} ${name}`) ?? 0
  return all.toSorted((a, b) => rank(a) - rank(b))
}
