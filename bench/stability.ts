import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../a11y/chromium.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { startBuilt } from './kit/process.ts'
import { CODE, signInto } from './kit/signInto.ts'
import { runAlone } from './kit/report.ts'

const WIDTHS = [390, 1280]

/** How long each call and each font take more than they do, in milliseconds: what comes late shows what it moves. */
const LATE_MS = 700

/** How long a page is left to itself once nothing more is asked, in milliseconds. */
const QUIET_MS = 300

const visitors = ['/', '/contact', '/question/aidenonconnecte', '/plandusite', '/inscription/identite']

const signedIn = [
  '/accueilconnecte',
  '/remunerationpaie',
  '/pension',
  '/documentemployeur',
  '/profil',
  '/retraite/compteindividuelretraite',
  '/retraite/simulateur/dynamique',
  '/retraite/demandedepartretraite/suividepartretraite',
  '/notifications',
  '/mesap',
]

/** Sum of the shifts of a page that is loaded, which no gesture of the person explains. */
const shiftOf = async (context: BrowserContext, address: string): Promise<number> => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\/api\/|\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  await page.close()
  return shift
}

const worst = async (browser: Browser, origin: string, width: number, connecte: boolean) => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'fr-FR' })
  if (connecte) await signInto(context, origin)
  let most = { path: '', shift: -1 }
  for (const path of connecte ? signedIn : visitors) {
    const shift = await shiftOf(context, `${origin}${path}`)
    if (shift > most.shift) most = { path, shift }
  }
  await context.close()
  return most
}

/** How much what is read moves while the main screens load, calls and fonts late by 0.7 s: the one that moves most. */
export const stabilityBench = async (): Promise<readonly Measure[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const portal = await startBuilt({ CAPTCHA_FIXED_CODE: CODE })
  const measures: Measure[] = []
  for (const connecte of [false, true])
    for (const width of WIDTHS) {
      const { path, shift } = await worst(browser, portal.address, width, connecte)
      const who = connecte ? 'personne connectée' : 'visiteur'
      measures.push(atMost(`Décalage à ${width} px, ${who}, page qui bouge le plus`, shift, 0.05, '', path))
    }
  await browser.close()
  await portal.stop()
  portal.remove()
  return measures
}

await runAlone(import.meta.url, stabilityBench)
