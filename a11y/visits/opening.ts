import type { Page } from '@playwright/test'
import type { Setting } from '../findings.ts'
import { installInPage } from '../probes/inPage.ts'
import { dressed } from './dressed.ts'
import type { Target } from './targets.ts'

interface Opened {
  readonly focus: Element | null
  readonly scrolls: readonly (readonly [Element, number, number])[]
  readonly content: () => string
  readonly said: string
}

declare global {
  interface Window {
    a11yOpened?: Opened
  }
}

/** Longest of what unfolds or fades in, in milliseconds: RGAA 13.8 bears on what moves for more than five seconds. */
const BRIEF = 1000

/** What a success notice takes before it becomes smaller is three seconds (specification, §9): twice that. */
const NOTICE = 6000

/**
 * Waits for what would move meanwhile: a success notice becomes smaller, and what unfolds or fades in is ended, for half-way
 * its words are cut. Then remembers the page as it was opened: what it says, what is typed in it, where its focus is, how far
 * it scrolled.
 */
const remember = (page: Page) =>
  page.evaluate(
    async ([brief, notice]) => {
      const until = performance.now() + notice
      while (document.querySelector('.eap-saved.fr-alert') && performance.now() < until)
        await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations())
        if (Number(animation.effect?.getComputedTiming().endTime) <= brief) animation.finish()
      // What is said to the ear alone comes late, and changes nothing else; nor do the words of a draft that is kept, and
      // pictures that follow one another.
      const byItself = () =>
        [...document.querySelectorAll('[aria-live],.fr-hint-text,.eap-art')].filter(
          (one) => one.matches('.fr-sr-only,.eap-art') || /^$|^Brouillon enregistré à /.test(one.textContent),
        )
      const content = () =>
        [
          location.href,
          document.title,
          byItself()
            .reduce((html, { outerHTML }) => html.replace(outerHTML, ''), document.body.outerHTML)
            // Taking a picture leaves an empty attribute on each field.
            .replaceAll(' style=""', '')
            // The rank at which React named an element, and a delay that is counted down.
            .replaceAll(/_[rR]_\w+?_|\d+\s(?:minute|seconde)s?/g, ''),
          ...[':modal', ':popover-open'].map((open) => document.querySelectorAll(open).length),
          ...[...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].map(
            ({ value, checked }) => `${value} ${checked}`,
          ),
        ].join('\n')
      window.a11yOpened = {
        focus: document.activeElement,
        scrolls: [...document.querySelectorAll('*')]
          .filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight || scrollWidth > clientWidth,
          )
          .map((element) => [element, element.scrollLeft, element.scrollTop]),
        content,
        said: content(),
      }
    },
    [BRIEF, NOTICE] as const,
  )

/** Puts the focus and what scrolls back; true when nothing else changed since the page was opened. */
const putBack = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      const { a11yOpened: opened, document: all } = window
      if (!opened) return false
      const { focus, scrolls, content, said } = opened
      const left = all.activeElement !== focus
      if (left) {
        if (focus instanceof HTMLElement && focus !== all.body) focus.focus({ preventScroll: true })
        else (all.activeElement as HTMLElement | null)?.blur()
      }
      for (const [element, x, y] of scrolls) element.scrollTo({ left: x, top: y, behavior: 'instant' })
      // What answers to the focus that leaves has done so by the next frame.
      if (left) await new Promise(requestAnimationFrame)
      return content() === said
    })
    .catch(() => false)

/** A page that shows one state, in any setting. */
export interface Opening {
  /**
   * Shows the state in this setting: opens it, unless the page is as it was when it was last opened. False when the state is
   * not one of this width.
   */
  readonly show: (setting: Setting) => Promise<boolean>
  /** How many times the state was opened. */
  readonly times: () => number
}

/** Queries of media are answered before the callbacks of a frame. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())))

/** Media that each page was last told to show: it is told of changes alone, each of which draws all of it again. */
const shownMedia = new WeakMap<Page, string>()

/** Gives a page the media of a setting, and repaints it in the same breath. */
const setMedia = async (page: Page, { theme, mode }: Setting, repaint?: Target['repaint']) => {
  const media = [theme, mode].join(' ')
  if (shownMedia.get(page) === media) return
  await Promise.all([
    page.emulateMedia({
      colorScheme: theme === 'sombre' ? 'dark' : 'light',
      forcedColors: mode === 'couleurs-forcees' ? 'active' : 'none',
      reducedMotion: mode === 'mouvement-reduit' ? 'reduce' : 'no-preference',
    }),
    repaint?.(page, theme),
  ])
  shownMedia.set(page, media)
}

/** Gives a page to one state. */
export const openingOf = (page: Page, target: Target): Opening => {
  let times = 0
  let shown: Setting['width'] | undefined
  const open = async (setting: Setting) => {
    times += 1
    shown = undefined
    if (!(await target.open(page, setting))) return false
    await dressed(page)
    await installInPage(page)
    await remember(page)
    shown = setting.width
    return true
  }
  /** The page is as it was opened, and is this wide. */
  const holds = async (width: Setting['width']) => {
    if (shown === undefined || !(await putBack(page))) return false
    if (shown === width) return true
    if ((await target.widen?.(page, width)) !== true) return false
    // What changed now is what answers to the width.
    await remember(page)
    shown = width
    return true
  }
  return {
    show: async (setting) => {
      if (!(await holds(setting.width))) {
        await setMedia(page, setting)
        return open(setting)
      }
      await setMedia(page, setting, target.repaint ?? nextFrame)
      return true
    },
    times: () => times,
  }
}
