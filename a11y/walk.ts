import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from './chromium.ts'
import type { Finding, Setting } from './findings.ts'
import type { Seen } from './look.ts'
import type { FoundTitle } from './probes/titleUnique.ts'
import type { Person } from './screenState.ts'
import { signIn, type Target } from './targets.ts'
import { visit } from './visit.ts'

/** Pages that stand open at once: one waits for frames most of the time. */
const PAGES = 4
/** Pictures are for understanding: a few of each failure are enough. */
const PICTURES_A_TEST = 3

/** What a walk over states and settings brings back. */
export interface Walked {
  readonly browser: string
  readonly findings: readonly Finding[]
  readonly ran: Readonly<Record<string, number>>
  readonly titles: readonly FoundTitle[]
  readonly present: readonly string[]
  readonly resolved: number
  readonly looks: number
  /** Addresses that were looked at, in every setting asked for unless time ran out. */
  readonly visited: ReadonlySet<string>
}

/** What one visit of a state in the settings of one width gave. */
export interface VisitRecord {
  readonly address: string
  readonly settings: readonly Setting[]
  readonly seen: readonly Seen[]
}

/** States of one person that remain to be visited, and the context in which that person is signed in. */
interface Queue {
  readonly targets: Target[]
  readonly context: () => Promise<BrowserContext>
}

/** Goes to each state in each setting, several pages at a time, and gathers what is found. */
export const walk = async (
  targets: readonly Target[],
  settings: readonly Setting[],
  base: string,
  pictures: string,
  /** File that gets a line of JSON for each visit, as it is made: {@link VisitRecord}. */
  journal: string,
  /** When to stop (ms since 1970), and tell what was seen by then. */
  until: number,
  say: (line: string) => void,
): Promise<Walked> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  mkdirSync(pictures, { recursive: true })
  const seenKeys = new Set<string>()
  const pictured = new Map<string, number>()
  const findings: Finding[] = []
  const ran: Record<string, number> = {}
  const titles: FoundTitle[] = []
  const present = new Set<string>()
  const visited = new Set<string>()
  let [resolved, looks] = [0, 0]

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

  const keep = async (page: Page, target: Target, width: number, asked: readonly Setting[]) => {
    const begun = Date.now()
    const { seen, openings } = await visit(page, target, asked, first, picture)
    appendFileSync(
      journal,
      `${JSON.stringify({ address: target.address, settings: asked, seen } satisfies VisitRecord)}\n`,
    )
    const here = seen.flatMap((one) => one.findings)
    findings.push(...here)
    for (const test of seen.flatMap((one) => one.ran)) ran[test] = (ran[test] ?? 0) + 1
    for (const kind of seen.flatMap((one) => one.present)) present.add(kind)
    for (const { title } of seen) if (target.whole && title) titles.push({ page: target.page, title })
    resolved += seen.reduce((sum, one) => sum + one.resolved, 0)
    looks += asked.length
    visited.add(target.address)
    const failures = here.filter(({ level }) => level === 'echec').length
    say(
      `${looks} ${target.address} ${width} : ${failures} échecs, ${here.length - failures} indécis (${asked.length} façons, ${openings} ouvertures, ${Date.now() - begun} ms)`,
    )
  }

  const queueOf = (person: Person, width: Setting['width']): Queue => {
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
      targets: targets.filter((target) => target.person === person),
      context: () => (context ??= open()),
    }
  }

  for (const width of new Set(settings.map((setting) => setting.width))) {
    const asked = settings.filter((setting) => setting.width === width)
    // The longest first; what is left to the last is what several pages share, for nothing is kept of what a visitor does.
    const signedIn = [...new Set(targets.map(({ person }) => person))]
      .filter((person) => person !== 'visiteur')
      .map((person) => queueOf(person, width))
      .toSorted((a, b) => b.targets.length - a.targets.length)
    const queues = [...signedIn, ...Array<Queue>(PAGES).fill(queueOf('visiteur', width))]
    const worker = async () => {
      for (let queue = queues.shift(); queue; queue = queues.shift()) {
        if (queue.targets.length === 0 || Date.now() >= until) continue
        const page = await (await queue.context()).newPage()
        for (let target = queue.targets.shift(); target && Date.now() < until; target = queue.targets.shift())
          await keep(page, target, width, asked)
        await page.close()
      }
    }
    await Promise.all(Array.from({ length: PAGES }, worker))
    for (const context of browser.contexts()) await context.close()
  }
  const version = `Chromium ${browser.version()}`
  await browser.close()
  return { browser: version, findings, ran, titles, present: [...present], resolved, looks, visited }
}
