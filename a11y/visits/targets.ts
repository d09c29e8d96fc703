import { normalize } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '#portal/pages.ts'
import type { Setting, State } from '../findings.ts'
import { people, type Person, type ScreenState } from '../screens/screenState.ts'
import { addressOf, screenStates } from '../screens/screens.ts'
import type { Story } from './sites.ts'

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
  /** Shows a state that is open in another theme, when the preference of the system is not what decides. */
  readonly repaint?: (page: Page, theme: Setting['theme']) => Promise<void>
}

/** Gestures wait 15 s for what does not come, and what they were waiting for is told: longer than that. */
const ENDED_WITHIN_MS = 30_000

const storyEnded = (page: Page) =>
  page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
      }
      const phase = preview?.currentRender?.phase ?? ''
      return ['completed', 'finished', 'errored', 'aborted'].includes(phase) && phase
    },
    undefined,
    { timeout: ENDED_WITHIN_MS },
  )

/** Does what the decorator of the stories does, without rendering again. */
const repaintStory = (page: Page, theme: Setting['theme']) =>
  page.evaluate((asked) => {
    document.documentElement.dataset['frTheme'] = asked === 'sombre' ? 'dark' : 'light'
  }, theme)

interface FramedStory {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } }
  readonly parameters: {
    readonly viewport: {
      readonly options: Readonly<Record<string, { readonly styles: { readonly width: string } }>>
    }
  }
}

/** Width of the frame in which the story that is opening stands: 0 when it asks for none. */
const frameOf = async (page: Page): Promise<number> => {
  const found = await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { story?: FramedStory } }
      }
      const { storyGlobals, parameters } = preview?.currentRender?.story ?? {}
      const framed = parameters?.viewport.options[storyGlobals?.viewport?.value ?? '']
      return parameters && { width: Number.parseInt(framed?.styles.width ?? '0', 10) }
    },
    undefined,
    { timeout: ENDED_WITHIN_MS },
  )
  return (await found.jsonValue())?.width ?? 0
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

/** Opens a story in this width, or in its own when that is the nearest; false when its own is nearer to another. */
const openStory = async (page: Page, address: string, width: Setting['width']): Promise<boolean> => {
  await resize(page, width)
  await page.goto(address)
  const own = (await frameOf(page)) || width
  if (width !== (own > 320 ? 1280 : 320)) return false
  if (own !== width) {
    await resize(page, own)
    await page.goto(address)
  }
  const phase = await (await storyEnded(page)).jsonValue()
  const shown = await page.evaluate(() => document.body.classList.contains('sb-show-main'))
  if (phase !== 'errored' && phase !== 'aborted' && shown) return true
  const said = await page.locator('#error-message').textContent()
  throw new Error(`L’histoire échoue (${String(phase)}) : ${(said ?? '').slice(0, 300)}`)
}

/** Each story of the library. */
export const storyTargets = (base: string, stories: readonly Story[]): Target[] =>
  stories.map(({ id, title, name, importPath }) => ({
    address: id,
    // Without the words by which it is looked for.
    page: title.replace(/ \(.*\)$/, ''),
    state: name,
    whole: false,
    person: 'visiteur',
    recipe: `ouvrir l’histoire ${id} dans Storybook`,
    source: normalize(importPath),
    open: (page, { theme, width }) =>
      openStory(
        page,
        `${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
        width,
      ),
    repaint: repaintStory,
  }))

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, {
    timeout: 15_000,
  })
}

/** What a visitor typed in this tab for an earlier state must not be found in the next. */
const forgetTab = async (page: Page, base: string) => {
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
}

const openScreen = async (page: Page, base: string, { path, start = path, person, reach }: ScreenState) => {
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
    open: (page) => openScreen(page, base, screen),
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
