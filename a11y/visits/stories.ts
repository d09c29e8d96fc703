import { normalize } from 'node:path'
import type { Page } from '@playwright/test'
import type { Setting } from '../findings.ts'
import type { Story } from './sites.ts'
import { type Target, widen } from './targets.ts'

interface FramedStory {
  readonly globals: { readonly viewport?: { readonly value?: string } }
  readonly parameters: {
    readonly viewport: {
      readonly options: Readonly<Record<string, { readonly styles: { readonly width: string } }>>
    }
  }
}

type Heard = (told: { readonly storyId: string }) => void

/** What the library's own preview offers to who shows its stories. */
interface Preview {
  readonly channel: {
    readonly on: (event: string, heard: Heard) => void
    readonly off: (event: string, heard: Heard) => void
    readonly emit: (event: string, asked: { readonly storyId: string; readonly viewMode: 'story' }) => void
  }
  readonly currentRender?: { readonly id: string; readonly phase: string }
  readonly storyStoreValue?: {
    readonly loadStory: (asked: { readonly storyId: string }) => Promise<FramedStory>
    readonly getStoryContext: (story: FramedStory) => FramedStory
  }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
  }
}

/** Gestures wait 15 s for what does not come, and what they were waiting for is told: longer than that. */
const ENDED_WITHIN_MS = 30_000

/** Does what the decorator of the stories does, without rendering again; it is drawn in the next frame. */
const repaintStory = (page: Page, theme: Setting['theme']) =>
  page.evaluate(async (asked) => {
    document.documentElement.dataset['frTheme'] = asked === 'sombre' ? 'dark' : 'light'
    await new Promise(requestAnimationFrame)
  }, theme)

/** Width of the frame in which a story stands: 0 when it asks for none. */
const frameOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    const store = preview?.storyStoreValue
    if (!store) return 0
    const { globals, parameters } = store.getStoryContext(await store.loadStory({ storyId }))
    const framed = parameters.viewport.options[globals.viewport?.value ?? '']
    return Number.parseInt(framed?.styles.width ?? '0', 10)
  }, id)

/** Draws a story in the page that is open, once what stood there was taken away; its gestures have ended then. */
const draw = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    ([storyId, longest]) =>
      new Promise<void>((ended, failed) => {
        const { __STORYBOOK_PREVIEW__: preview } = window
        const { channel, currentRender } = preview ?? {}
        const heard = (told: { readonly storyId: string }) => {
          if (told.storyId !== storyId) return
          channel?.off('storyFinished', heard)
          ended()
        }
        localStorage.clear()
        sessionStorage.clear()
        scrollTo(0, 0)
        channel?.on('storyFinished', heard)
        setTimeout(() => failed(new Error('Les gestes de l’histoire ne finissent pas.')), longest)
        channel?.emit(currentRender?.id === storyId ? 'forceRemount' : 'setCurrentStory', {
          storyId,
          viewMode: 'story',
        })
      }),
    [id, ENDED_WITHIN_MS] as const,
  )

/** Opens the library afresh at a story. */
const load = async (page: Page, base: string, id: string): Promise<void> => {
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:clair;a11y.manual:!true`)
  // A function that is waited for, or a locator, brings to each document more than what draws its stories.
  const drawn = await page.evaluate(async (longest) => {
    const until = performance.now() + longest
    for (;;) {
      const { __STORYBOOK_PREVIEW__: preview } = window
      const phase = preview?.currentRender?.phase ?? ''
      if (['finished', 'errored', 'aborted'].includes(phase)) return true
      if (performance.now() > until) return false
      await new Promise(requestAnimationFrame)
    }
  }, ENDED_WITHIN_MS)
  if (!drawn) throw new Error('La première histoire du fichier ne se dessine pas.')
}

/**
 * Throws what the library says of a story that it could not draw. What it notes on the page is put in order, for that is the
 * order in which stories came.
 */
const refuseFaulty = async (page: Page): Promise<void> => {
  const said = await page.evaluate(() => {
    const { classList } = document.body
    document.body.className = [...classList].toSorted().join(' ')
    return classList.contains('sb-show-main')
      ? undefined
      : (document.querySelector('#error-message')?.textContent?.slice(0, 300) ?? '')
  })
  if (said !== undefined) throw new Error(`L’histoire échoue : ${said}`)
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

/** The file of stories of which each page has drawn nothing but stories. */
const fileOf = new WeakMap<Page, string>()

/**
 * Shows a story in this width, or in its own when that is the nearest; false when its own is nearer to another. Stories of a
 * file are drawn one after the other in one page, as they are where they are tested; one that fails so is opened afresh
 * before it is said to fail.
 */
const openStory = async (
  page: Page,
  base: string,
  { id, importPath }: Story,
  { theme, width }: Setting,
): Promise<boolean> => {
  const drawIn = async (loaded: boolean): Promise<boolean> => {
    const own = (await frameOf(page, id)) || width
    if (width !== (own > 320 ? 1280 : 320)) return false
    const resized = page.viewportSize()?.width !== own
    if (resized) await resize(page, own)
    if (resized || !loaded) await draw(page, id)
    await refuseFaulty(page)
    await repaintStory(page, theme)
    return true
  }
  if (fileOf.get(page) === importPath && page.url().startsWith(`${base}/iframe.html`)) {
    const drawn = await drawIn(false).catch(() => undefined)
    if (drawn !== undefined) return drawn
  }
  await resize(page, width)
  await load(page, base, id)
  fileOf.set(page, importPath)
  return drawIn(true)
}

/** Widens the window, unless the story has a frame of its own. */
const widenStory = async (page: Page, { id }: Story, width: Setting['width']): Promise<boolean> =>
  (await frameOf(page, id)) === 0 && widen(page, width)

/** Each story of the library. */
export const storyTargets = (base: string, stories: readonly Story[]): Target[] =>
  stories.map((story) => ({
    address: story.id,
    // Without the words by which it is looked for.
    page: story.title.replace(/ \(.*\)$/, ''),
    state: story.name,
    whole: false,
    person: 'visiteur',
    recipe: `ouvrir l’histoire ${story.id} dans Storybook`,
    source: normalize(story.importPath),
    open: (page, setting) => openStory(page, base, story, setting),
    widen: (page, width) => widenStory(page, story, width),
    repaint: repaintStory,
  }))
