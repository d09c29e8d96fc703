import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { appConfiguration, type EntreeConfiguration } from '#contract/contenu/configuration.ts'
import type { DrawFailure, DrawPage, ReadAnswer, SentElsewhere, Visit } from '#contract/drawnPage.ts'
import type { Clock } from '../../clock.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { readyPage, sha256, tightened, type ReadyPage } from './readyPage.ts'

/** How long a page of visitors may be sent again, in milliseconds: as long as what is published may be late. */
const FRESH_MS = 2000

/** Pages of visitors that are kept, drawn anew once they are no longer fresh: more than there are. */
const MOST_KEPT = 100

/** How long a page waits for what it reads, in milliseconds: what is late is left to the application. */
const PATIENCE_MS = 1500

/** A page, where to go instead, or nothing when the application alone can open it. */
type Answered = ReadyPage | SentElsewhere | undefined

/** Who asks, as far as the server knows. */
export type Asking = Omit<Visit, 'jour'>

/** What draws pages. */
export interface Drawing {
  /** Sources of the inline scripts and rules, for the content policy. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The page that is the same for all visitors at a path; `unknown`, the one that says that nothing is there. */
  readonly shared: (path: string, unknown?: boolean) => Promise<Answered>
  /** A page for one person, who alone is sent it; what it reads is read as they would. */
  readonly own: (asking: Asking, read: ReadAnswer) => Promise<Answered>
  /** The page that says that another could not be drawn, under a number. */
  readonly failure: (numero: string) => ReadyPage
}

export const isElsewhere = (answered: ReadyPage | SentElsewhere): answered is SentElsewhere =>
  'to' in answered

const sourcesOf = (page: string, tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => `'sha256-${sha256(text ?? '')}'`,
  )

/** A page as it was sent before, if it has not changed: its bytes are ready. One that all may read is worth tightening. */
const asBefore = (before: Answered, drawn: Answered): Answered => {
  if (!drawn || isElsewhere(drawn) || drawn.status !== 200) return drawn
  return before && !isElsewhere(before) && before.etag === drawn.etag ? before : tightened(drawn)
}

/** What the build left to draw with, in a folder; nothing when it was made for another portal than the one in `dist`. */
const built = async (folder: string, dist: string) => {
  const template = (name: string) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const templates = {
    visitors: template('page.html'),
    entrance: template('pageEntree.html'),
    home: template('pageTableau.html'),
    own: template('pageConnecte.html'),
  }
  const [, application = ''] = /data-application="([^"]+)"/.exec(templates.visitors) ?? []
  if (application === '' || !existsSync(join(dist, application))) return undefined
  const drawers = (await import(pathToFileURL(join(folder, 'drawPage.js')).href)) as {
    readonly entrancePaths: readonly string[]
    readonly homePath: string
    readonly drawPage: DrawPage
    readonly drawFailure: DrawFailure
  }
  return { ...templates, ...drawers }
}

/** Gives up on what is late. */
const inTime =
  (read: ReadAnswer): ReadAnswer =>
  async (address) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), PATIENCE_MS)
    })
    return Promise.race([read(address), late]).finally(() => clearTimeout(timer))
  }

/**
 * Draws pages with what was built; nothing when nothing was. Those of visitors are the same for everyone, so that one
 * drawing serves all who come within two seconds; those of signed-in people are drawn for them alone.
 */
export const openDrawing = async (
  folder: string,
  dist: string,
  clock: Clock,
  readAsVisitor: ReadAnswer,
): Promise<Drawing | undefined> => {
  const parts = await built(folder, dist)
  if (!parts) return undefined
  const { visitors, entrance, home, own, entrancePaths, homePath, drawPage, drawFailure } = parts
  // While the portal is closed, another page stands at every address.
  const forVisitors = ({ path, closed }: Pick<Asking, 'path' | 'closed'>) =>
    entrancePaths.includes(path) && !closed ? entrance : visitors
  const forOne = (asking: Asking) => {
    if (!asking.rights) return forVisitors(asking)
    return asking.path === homePath ? home : own
  }
  const draw = async (asking: Asking, read: ReadAnswer) => {
    const configuration = (await readAsVisitor(appConfiguration.path)) as
      | readonly EntreeConfiguration[]
      | undefined
    if (!configuration) return undefined
    return drawPage({ ...asking, jour: dayInParis(clock()) }, configuration, inTime(read))
  }
  const drawReady = async (template: string, asking: Asking, read: ReadAnswer): Promise<Answered> => {
    const drawn = await draw(asking, read)
    return drawn && ('to' in drawn ? drawn : readyPage(template, drawn, drawn.status))
  }
  const unknown = { until: 0, drawn: Promise.resolve<Awaited<ReturnType<DrawPage>>>(undefined) }
  /** Drawn for one address, and said of every other: there are as many as anyone likes to ask for. */
  const drawUnknown = async (path: string): Promise<Answered> => {
    const now = performance.now()
    if (unknown.until <= now)
      Object.assign(unknown, { until: now + FRESH_MS, drawn: draw({ path, search: '' }, readAsVisitor) })
    const drawn = await unknown.drawn.catch((error: unknown) => {
      unknown.until = 0
      throw error
    })
    if (!drawn || 'to' in drawn) return drawn
    return readyPage(visitors, { ...drawn, opening: { ...drawn.opening, path } }, drawn.status)
  }
  const kept = new Map<string, { readonly until: number; readonly page: Promise<Answered> }>()
  return {
    scripts: [...new Set([visitors, entrance, home, own].flatMap((page) => sourcesOf(page, 'script')))],
    styles: [visitors, entrance, home].flatMap((page) => sourcesOf(page, 'style')),
    shared: async (path, isUnknown = false) => {
      if (isUnknown) return drawUnknown(path)
      const now = performance.now()
      const known = kept.get(path)
      if (known && known.until > now) return known.page
      const before = known?.page.catch(() => undefined)
      const page = drawReady(forVisitors({ path }), { path, search: '' }, readAsVisitor).then(async (drawn) =>
        asBefore(await before, drawn),
      )
      kept.delete(path)
      kept.set(path, { until: now + FRESH_MS, page })
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      page.catch(() => kept.delete(path))
      return page
    },
    own: (asking, read) => drawReady(forOne(asking), asking, read),
    failure: (numero) => readyPage(own, drawFailure(numero), 500),
  }
}
