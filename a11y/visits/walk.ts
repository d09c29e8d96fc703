import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '../chromium.ts'
import type { Finding, Setting } from '../findings.ts'
import type { VisitRecord } from '../runs/journal.ts'
import type { Drawings } from './drawn.ts'
import type { Person } from '../screens/screenState.ts'
import { signIn, type Target } from './targets.ts'
import { visit } from './visit.ts'

/** Pages that stand open at once: one waits for frames most of the time. */
const PAGES = 4
/** Pictures are for understanding: a few of each failure are enough. */
const PICTURES_A_TEST = 3

/** A state to visit in settings of one width. */
export interface Errand {
  readonly target: Target
  readonly settings: readonly Setting[]
}

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

/** Errands of one person at one width that remain, and the context in which that person is signed in. */
interface Queue {
  readonly errands: Errand[]
  readonly context: () => Promise<BrowserContext>
}

const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArguments })

const versionOf = async (browser: Browser): Promise<string> => {
  const version = `Chromium ${browser.version()}`
  await browser.close()
  return version
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
    const { seen, openings } = await visit(page, target, settings, first, picture, drawings)
    ended({ address: target.address, settings, seen }, openings, Date.now() - begun)
  }

  const queueOf = (person: Person, width: Setting['width'], all: readonly Errand[]): Queue => {
    let context: Promise<BrowserContext> | undefined
    const open = async () => {
      const made = await browser.newContext({
        viewport: { width, height: 800 },
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
      })
      await signIn(made, base, person)
      return made
    }
    return {
      errands: all.filter(({ target }) => target.person === person),
      context: () => (context ??= open()),
    }
  }

  for (const width of [320, 1280] as const) {
    const here = errands.filter(({ settings }) => settings[0]?.width === width)
    // The longest first; what is left to the last is what several pages share, for nothing is kept of what a visitor does.
    const signedIn = [...new Set(here.map(({ target }) => target.person))]
      .filter((person) => person !== 'visiteur')
      .map((person) => queueOf(person, width, here))
      .toSorted((a, b) => b.errands.length - a.errands.length)
    const queues = [...signedIn, ...Array<Queue>(PAGES).fill(queueOf('visiteur', width, here))]
    const worker = async () => {
      for (let queue = queues.shift(); queue; queue = queues.shift()) {
        if (queue.errands.length === 0 || Date.now() >= until) continue
        const page = await (await queue.context()).newPage()
        for (let errand = queue.errands.shift(); errand && Date.now() < until; errand = queue.errands.shift())
          await run(page, errand)
        await page.close()
      }
    }
    await Promise.all(Array.from({ length: PAGES }, worker))
    for (const context of browser.contexts()) await context.close()
  }
  return versionOf(browser)
}
