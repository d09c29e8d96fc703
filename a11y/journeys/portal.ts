import type { RunOptions } from 'axe-core'
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { captcha, connexion } from '#contract/connexion/connexion.ts'
import { axeResults } from '../visits/axe.ts'

export { expect }

/** People of the demo that the journeys borrow; those who change something are not shared between journeys. */
export const people = {
  camille: '269057505601260',
  alain: '163115935007107',
  lucie: '295036912304475',
  karim: '182071305502136',
  pierre: '163093306301432',
  jeanne: '258103155500893',
  ange: '164062A00401545',
  noel: '170129201203343',
  marie: '270112B03301109',
  odile: '265055935006362',
  sylvie: '262087511205586',
  nadia: '288064410907773',
  helene: '265095935006131',
  thomas: '174067401002514',
  luc: '165045935006297',
  agathe: '261056311302127',
  bruno: '162025935001763',
} as const

export const PASSWORD = 'Retraite-2026!ok'
export const CAPTCHA = 'ACE234'

interface Watch {
  /** Network lines of these statuses are expected in the console. */
  readonly expectStatuses: (...statuses: number[]) => void
  /** This exact console error is expected. */
  readonly expectConsole: (text: string) => void
}

const NETWORK_LINE = /^Failed to load resource: .* status of (\d+)/

/** A page on which an unexpected console error, an exception or a refusal of the content policy fails the test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const errors: string[] = []
      const statuses = new Set<number>()
      const texts = new Set<string>()
      const heard = (message: ConsoleMessage) => {
        if (!['error', 'warning'].includes(message.type())) return
        const status = NETWORK_LINE.exec(message.text())?.[1]
        if (texts.has(message.text()) || (status !== undefined && statuses.has(Number(status)))) return
        errors.push(message.text())
      }
      const listen = (page: Page) => {
        page.on('console', heard)
        page.on('pageerror', (error) => errors.push(String(error)))
      }
      context.on('page', listen)
      await context.exposeBinding('tellViolation', (_, violated: string) => {
        errors.push(`Content policy: ${violated}`)
      })
      await context.addInitScript(() => {
        const { tellViolation } = window as unknown as { tellViolation: (violated: string) => void }
        document.addEventListener('securitypolicyviolation', (event) =>
          tellViolation(`${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use({
        expectStatuses: (...expected) => expected.forEach((status) => statuses.add(status)),
        expectConsole: (text) => texts.add(text),
      })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** The windows in which every screen is looked at: that of a small phone, or of four times the zoom, and that of a desk. */
export const windows = [320, 1280].map((width) => ({ width, height: 800 }))

/** Title of the page, alone or after its step, once the screen is there. */
export const arrivesAt = async (page: Page, title: string, step?: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${step === undefined ? '' : `${step} – `}${title} | Espace agent public`)
}

/** Fills in and sends the sign-in form of the page that is open. */
export const fillSignIn = async (page: Page, identifiant: string, secret = PASSWORD) => {
  await page.getByLabel('Identifiant (obligatoire)').fill(identifiant)
  await page.getByLabel('Mot de passe (obligatoire)').fill(secret)
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.getByLabel('Code captcha (obligatoire)').fill(CAPTCHA)
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

/** Signs in by the form. */
export const signIn = async (page: Page, identifiant: string) => {
  await page.goto('/')
  await fillSignIn(page, identifiant)
  await arrivesAt(page, 'Mon tableau de bord')
}

/** The application has taken over the page: what is pressed does not wait for it, what it does by itself does. */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() => !('eapEarly' in window), undefined, { polling: 50 })

/** The application has taken the page over and asks for nothing more: a session that closes refuses what is on its way. */
export const isQuiet = async (page: Page) => {
  await isTakenOver(page)
  await page.waitForLoadState('networkidle')
}

/** Signs in, and lets the application come: for journeys that then take the network or the time away from it. */
export const signInWithApplication = async (page: Page, identifiant: string) => {
  await signIn(page, identifiant)
  await isTakenOver(page)
}

/** Opens a session without its form, where signing in is not what is looked at: two pages less to load. */
export const openSession = async ({ request }: Pick<Page, 'request'>, identifiant: string) => {
  const { uuid } = await (await request.get(captcha.path, { params: { son: 'adresse' } })).json()
  const form = { identifiant, secret: PASSWORD, code: CAPTCHA, uuid }
  const answer = await request.post(connexion.path, { form })
  expect(await answer.json()).toMatchObject({ code: 60 })
}

/** Opens an address with a session. */
export const openAs = async (page: Page, identifiant: string, address: string) => {
  await openSession(page, identifiant)
  await page.goto(address)
}

/** Opens the dashboard with a session, and waits for it. */
export const openDashboardAs = async (page: Page, identifiant: string) => {
  await openAs(page, identifiant, '/accueilconnecte')
  await arrivesAt(page, 'Mon tableau de bord')
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'RGAAv4', 'best-practice']
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const violationsOf = async (page: Page, runOnly: NonNullable<RunOptions['runOnly']>) => {
  const { violations } = await axeResults(page, { resultTypes: ['violations'], runOnly })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Whether the page has a dark theme, which then shows: the pages of the identity provider have none. */
const showsTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement
    if (dataset['frTheme'] === undefined) return false
    dataset['frTheme'] = name
    return true
  }, theme)

/**
 * No violation of any rule of WCAG A and AA or of RGAA, of the colours in the dark theme too, which changes nothing
 * else of a page, and nothing wider than the window.
 */
export const isSound = async (page: Page) => {
  // Rules do not look inside frames: the portal has none.
  expect(page.frames()).toHaveLength(1)
  expect(await violationsOf(page, { type: 'tag', values: everyRule })).toEqual([])
  if (await showsTheme(page, 'dark')) {
    expect(await violationsOf(page, { type: 'rule', values: rulesOfColour })).toEqual([])
    await showsTheme(page, 'light')
  }
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

/** Chooses a file by the keyboard, in the field where the focus is. */
export const chooses = async (page: Page, name: string, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser')
  // The browser is told to hand the window over before the key is pressed: it answers this after.
  await page.evaluate(() => document.activeElement?.id)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
}

/** Whatever `open` does opens a PDF document in another tab. */
export const opensPdf = async (page: Page, open: () => Promise<void>) => {
  const answered = page
    .context()
    .waitForEvent('response', (answer) => answer.url().includes('/telecharger') && answer.status() === 200)
  const [tab] = await Promise.all([page.waitForEvent('popup'), open()])
  expect((await answered).headers()['content-type']).toBe('application/pdf')
  await tab.close()
}
