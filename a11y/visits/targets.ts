import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '#portal/pages.ts'
import type { Setting, State } from '../findings.ts'
import { people, type Person, type ScreenState } from '../screens/screenState.ts'
import { addressOf, screenStates } from '../screens/screens.ts'

const PASSWORD = 'Retraite-2026!ok'
const CAPTCHA = 'ACE234'

/** A state to audit and how a page gets there. */
export interface Target extends State {
  readonly whole: boolean
  readonly person: Person
  readonly recipe: string
  /** File of a story, from the root; a screen stands on the whole of the sources. */
  readonly source?: string
  /** False when this state is not one of this width. */
  readonly open: (page: Page, setting: Setting) => Promise<boolean>
  /** Shows a state that is open in another width, where it is one of that width; that of one without this is opened at each. */
  readonly widen?: (page: Page, width: Setting['width']) => Promise<boolean>
  /** Shows a state that is open in another theme, when the preference of the system is not what decides. */
  readonly repaint?: (page: Page, theme: Setting['theme']) => Promise<void>
}

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
  // The code of a captcha that comes moves all that follows it.
  const awaited = page.locator('[aria-busy=true],.eap-captcha__image--awaited')
  await awaited.first().waitFor({ state: 'detached', timeout: 15_000 })
}

/** What a visitor typed in this tab for an earlier state must not be found in the next. */
const forgetTab = async (page: Page, base: string) => {
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
}

/** Widens the window; what answers to the width has done so two frames later. */
export const widen = async (page: Page, width: Setting['width']): Promise<boolean> => {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return true
}

const openScreen = async (
  page: Page,
  base: string,
  { path, start = path, person, reach }: ScreenState,
  { width }: Setting,
) => {
  await page.setViewportSize({ width, height: 800 })
  if (person === 'visiteur') await forgetTab(page, base)
  await page.goto(`${base}${start}`)
  await settled(page)
  await page.waitForLoadState('networkidle', { timeout: 15_000 })
  await reach?.(page)
  if (reach) await settled(page)
  return true
}

/** Addresses that show the page of another. */
const samePage = new Map(pages.map(({ alias, path }) => [alias, path]))

/** Each state of each screen. */
export const screenTargets = (base: string): Target[] =>
  screenStates.map((screen) => ({
    address: addressOf(screen),
    page: samePage.get(screen.path) ?? screen.path,
    state: `${screen.person}, ${screen.state}`,
    whole: true,
    person: screen.person,
    recipe: [
      `ouvrir ${screen.start ?? screen.path}${screen.person === 'visiteur' ? '' : ` connecté comme ${screen.person}`}`,
      ...(screen.recipe ? [screen.recipe] : []),
    ].join(', puis '),
    open: (page, setting) => openScreen(page, base, screen, setting),
    // What leads to a state may depend on the width, and what is proved on the way spares being asked again.
    ...(screen.reach ? {} : { widen }),
  }))

/** Signs someone of the demo in, for every page of this context. */
export const signIn = async (context: BrowserContext, base: string, person: Person): Promise<void> => {
  const identifiant = people[person]
  if (identifiant === undefined) return
  const page = await context.newPage()
  await page.goto(base)
  await page.getByLabel('Identifiant (obligatoire)').fill(identifiant)
  await page.getByLabel('Mot de passe (obligatoire)').fill(PASSWORD)
  await page.getByRole('img', { name: /code/i }).waitFor()
  await page.getByLabel('Code captcha (obligatoire)').fill(CAPTCHA)
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL('**/accueilconnecte')
}
