import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '../chromium.ts'
import type { Finding } from '../findings.ts'
import type { VisitRecord } from '../runs/journal.ts'
import { bringAxe } from './axe.ts'
import type { Drawings } from './drawn.ts'
import { type Errand, signedInOnce, toursOf } from './errands.ts'
import type { Person } from '../screens/screenState.ts'
import { signIn } from './targets.ts'
import { visit } from './visit.ts'

/** Pages that stand open at once: one waits for frames most of the time. */
const PAGES = 6
/** Pictures are for understanding: a few of each failure are enough. */
const PICTURES_A_TEST = 3

/** Where a walk goes and what it does on the way. */
export interface Walk {
  readonly errands: readonly Errand[]
  /** Where the portal is. */
  readonly base: string
  /** Folder of the pictures of failures. */
  readonly pictures: string
  /** Drawings seen before, which are not looked at again without being touched. */
  readonly drawings?: Drawings | undefined
  /** When to stop (ms since 1970), and leave the rest unvisited. */
  readonly until: number
  /** Told of each visit as it ends; `lasted` in ms. */
  readonly ended: (visit: Omit<VisitRecord, 'hash'>, openings: number, lasted: number) => void
}

const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArguments })

const versionOf = async (browser: Browser): Promise<string> => {
  const version = `Chromium ${browser.version()}`
  await browser.close()
  return version
}

/** Links that are gone over fetch nothing ahead: sheets of other screens would come at one moment or another, and none is seen. */
const spareData = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/**
 * A page for stories: files of them come one after the other in it, so that what draws them all is read and compiled once.
 * Each finds it as a new one would be.
 */
const pageOfStories = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await spareData(page)
  await page.addInitScript(() => {
    if (origin !== 'null') sessionStorage.clear()
  })
  return page
}

/** The browser that would look. */
export const browserVersion = async (): Promise<string> => versionOf(await launch())

/** Goes to each state, several pages at a time. Gives the version of the browser. */
export const walk = async ({ errands, base, pictures, until, drawings, ended }: Walk): Promise<string> => {
  const browser = await launch()
  // Pictures of what is looked at again are taken again.
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const seenKeys = new Set<string>()
  const pictured = new Map<string, number>()

  const first = (key: string) => !seenKeys.has(key) && Boolean(seenKeys.add(key))

  const met = (key: string) => seenKeys.has(key)

  const picture = async (page: Page, found: Finding): Promise<Finding> => {
    const count = pictured.get(found.test) ?? 0
    if (found.level !== 'echec' || count >= PICTURES_A_TEST) return found
    pictured.set(found.test, count + 1)
    const name = `${found.test}-${count + 1}.jpg`
    const taken = await page.screenshot({ path: join(pictures, name), type: 'jpeg', quality: 45 }).then(
      () => true,
      () => false,
    )
    return taken ? { ...found, picture: name } : found
  }

  const run = async (page: Page, { target, settings }: Errand) => {
    const begun = Date.now()
    const { seen, openings } = await visit(page, target, settings, { first, met, picture, drawings })
    ended({ address: target.address, settings, seen }, openings, Date.now() - begun)
  }

  const contextOf = async (person: Person): Promise<BrowserContext> => {
    const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })
    await bringAxe(context)
    await signIn(context, base, person)
    return context
  }

  const tours = [...toursOf(errands)]
  const worker = async () => {
    // What a page keeps is not found by the others that stand open, but its files are fetched once.
    const visitor = await contextOf('visiteur')
    let library: Page | undefined
    const libraryPage = async () => {
      if (library) return library
      const page = await pageOfStories(visitor)
      page.once('crash', () => (library = undefined))
      return (library = page)
    }
    for (let tour = tours.shift(); tour && Date.now() < until; tour = tours.shift()) {
      for (const some of signedInOnce(tour)) {
        const context = tour.person === 'visiteur' ? visitor : await contextOf(tour.person)
        const page = tour.source === undefined ? await context.newPage() : await libraryPage()
        for (const errand of some) if (Date.now() < until) await run(page, errand)
        if (page !== library) await page.close()
        if (context !== visitor) await context.close()
      }
    }
    await visitor.close()
  }
  await Promise.all(Array.from({ length: PAGES }, worker))
  return versionOf(browser)
}
