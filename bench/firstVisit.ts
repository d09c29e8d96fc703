import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../a11y/chromium.ts'
import { ecrire } from '#rules/format/nombres.ts'
import { serveAnchor } from './anchorPage.ts'
import { atMost, type Measure, said } from './kit/Measure.ts'
import { film } from './kit/film.ts'
import { startBuilt } from './kit/process.ts'
import { CODE, signInto } from './kit/signInto.ts'
import { keepInReadme, runAlone } from './kit/report.ts'
import { median } from './kit/time.ts'

/** Of each page on each network: `BENCH_VISITES`, or five. */
const VISITS = Number(process.env['BENCH_VISITES'] ?? 5)
/** Folder where the screen of the first visit of each page is kept as it loads: what follows `--images`. */
const [, IMAGES] = process.argv.slice(process.argv.indexOf('--images'))
/** How long the page is left to itself after it has loaded, in milliseconds. */
const QUIET_MS = 4000
const PROCESSOR_SLOWDOWN = 4

/** Networks, in bytes a second and milliseconds, as Lighthouse (slow 4G) and Chromium's tools (3G at its slowest) have them. */
const networks = {
  '4G lente': { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  '3G lente': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const

interface Visit {
  /** Milliseconds to the largest paint. */
  readonly paint: number
  /** Kilobytes before the page has loaded, and in all; of scripts, before it has. */
  readonly loaded: number
  readonly all: number
  readonly scripts: number
  readonly shift: number
  /** Milliseconds of tasks beyond their first fifty. */
  readonly blocked: number
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, blocked: 0 }
    Object.assign(window, { seen })
    const on = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    on('largest-contentful-paint', (entry) => (seen.paint = entry.startTime))
    on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
    on('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)))
  })

interface Visited {
  readonly address: string
  /** Where to open a session first. */
  readonly signedInto?: string
}

const visit = async (
  browser: Browser,
  { address, signedInto }: Visited,
  network: (typeof networks)[keyof typeof networks],
  name: string,
) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  if (signedInto !== undefined) await signInto(context, signedInto)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
  const types = new Map<string, string>()
  const bytes = { all: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength / 1000
    if (types.get(requestId) === 'Script') bytes.scripts += encodedDataLength / 1000
  })
  await watch(page)
  const keep = name === '' || IMAGES === undefined ? undefined : await film(page, session)
  await page.goto(address, { waitUntil: 'load' })
  const { all: loaded, scripts } = bytes
  await page.waitForTimeout(QUIET_MS)
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Pick<Visit, 'paint' | 'shift' | 'blocked'> }).seen,
  )
  await keep?.(IMAGES ?? '', name)
  await context.close()
  return { ...seen, loaded, scripts, all: bytes.all } satisfies Visit
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\w\s]/g, '')
    .replaceAll(/\W+/g, '-')
    .toLowerCase()

const medianVisit = (visits: readonly Visit[]): Visit => {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
  return {
    paint: of('paint'),
    loaded: of('loaded'),
    all: of('all'),
    scripts: of('scripts'),
    shift: of('shift'),
    blocked: of('blocked'),
  }
}

const told = ({ paint, loaded, all, scripts, shift, blocked }: Visit) =>
  `${ecrire(paint, 0)} ms, ${ecrire(loaded, 0)} ko au chargement dont ${ecrire(scripts, 0)} de script, ${ecrire(all, 0)} ko ensuite, décalage ${ecrire(shift, 3)}, ${ecrire(blocked, 0)} ms bloquées`

/** First visit of the sign-in page, the help and the dashboard by a slow phone, against a static page of GOV.UK Frontend. */
export const firstVisitBench = async (): Promise<readonly Measure[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const [portal, anchor] = [await startBuilt({ CAPTCHA_FIXED_CODE: CODE }), await serveAnchor()]
  const pages: Readonly<Record<string, Visited>> = {
    'Page de GOV.UK Frontend': anchor,
    Connexion: { address: `${portal.address}/` },
    Aide: { address: `${portal.address}/question/aidenonconnecte` },
    'Tableau de bord, cache vide': {
      address: `${portal.address}/accueilconnecte`,
      signedInto: portal.address,
    },
  }
  const measures: Measure[] = []
  for (const [name, network] of Object.entries(networks)) {
    const visits = new Map<string, Visit[]>()
    // One of each in turn: what else the machine does weighs on all alike.
    for (let turn = 0; turn < VISITS; turn += 1)
      for (const [quoi, page] of Object.entries(pages))
        visits.set(quoi, [
          ...(visits.get(quoi) ?? []),
          await visit(browser, page, network, turn === 0 ? slug(`${quoi} ${name}`) : ''),
        ])
    const [still, ...others] = [...visits].map(([quoi, all]) => ({ quoi, ...medianVisit(all) }))
    if (!still) continue
    measures.push(said(`${still.quoi}, ${name} (médianes sur ${VISITS})`, told(still)))
    for (const one of others)
      measures.push(
        atMost(`${one.quoi}, ${name} : plus grand affichage`, one.paint / still.paint, 0.8, '×', told(one)),
      )
  }
  await browser.close()
  anchor.stop()
  await portal.stop()
  portal.remove()
  keepInReadme('premiere-visite', measures)
  return measures
}

await runAlone(import.meta.url, firstVisitBench)
