import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from './chromium.ts'
import type { Finding, Setting } from './findings.ts'
import { lookAt, type Seen } from './look.ts'
import type { FoundTitle } from './probes/titleUnique.ts'
import { signIn, type Target } from './targets.ts'

const PAGES = 2
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

interface Task {
  readonly target: Target
  readonly setting: Setting
}

const contextFor = (browser: Browser, { theme, width, mode }: Setting): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme === 'sombre' ? 'dark' : 'light',
    forcedColors: mode === 'couleurs-forcees' ? 'active' : 'none',
    reducedMotion: mode === 'mouvement-reduit' ? 'reduce' : 'no-preference',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })

const broken = (target: Target, setting: Setting, error: unknown): Seen => ({
  findings: [
    {
      address: target.address,
      page: target.page,
      state: target.state,
      ...setting,
      test: 'ouverture',
      criteria: [],
      level: 'echec',
      selector: 'html',
      html: '',
      message: `Cet état ne s’ouvre pas : ${String(error).split('\n').slice(0, 4).join(' ').slice(0, 400)}`,
    },
  ],
  ran: ['ouverture'],
  title: '',
  present: [],
  resolved: 0,
})

/** Goes to each state in each setting, two pages at a time, and gathers what is found. */
export const walk = async (
  targets: readonly Target[],
  settings: readonly Setting[],
  base: string,
  pictures: string,
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

  const visit = async (page: Page, { target, setting }: Task): Promise<Seen> => {
    try {
      await target.open(page, setting)
      return await lookAt(page, target, setting, { ...target, ...setting, first })
    } catch (error) {
      return broken(target, setting, error)
    }
  }

  const keep = async (page: Page, task: Task) => {
    const begun = Date.now()
    const seen = await visit(page, task)
    for (const found of seen.findings) findings.push(await picture(page, found))
    for (const test of seen.ran) ran[test] = (ran[test] ?? 0) + 1
    for (const kind of seen.present) present.add(kind)
    if (task.target.whole && seen.title) titles.push({ page: task.target.page, title: seen.title })
    resolved += seen.resolved
    looks += 1
    visited.add(task.target.address)
    const { theme, width, mode = '' } = task.setting
    const failures = seen.findings.filter(({ level }) => level === 'echec').length
    say(
      `${looks} ${task.target.address} ${theme} ${width} ${mode} : ${failures} échecs, ${seen.findings.length - failures} indécis (${Date.now() - begun} ms)`,
    )
  }

  const persons = [...new Set(targets.map(({ person }) => person))]
  for (const setting of settings)
    for (const person of persons) {
      const context = await contextFor(browser, setting)
      await signIn(context, base, person)
      const tasks = targets
        .filter((target) => target.person === person)
        .map((target) => ({ target, setting }))
      const worker = async () => {
        const page = await context.newPage()
        for (let task = tasks.shift(); task && Date.now() < until; task = tasks.shift())
          await keep(page, task)
      }
      await Promise.all(Array.from({ length: PAGES }, worker))
      await context.close()
    }
  const version = `Chromium ${browser.version()}`
  await browser.close()
  return { browser: version, findings, ran, titles, present: [...present], resolved, looks, visited }
}
