import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showNotice } from '#portal/client/session/notice.ts'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import preview from '../.storybook/preview.tsx'
import * as stories from './shell/Shell.stories.tsx'

setProjectAnnotations(preview)

const { Connecte } = composeStories(stories)

const heading = () => document.querySelector('h1')
const footer = page.getByRole('contentinfo')
/** What the live regions of the content say. */
const heard = () =>
  [...document.querySelectorAll('main [aria-live]')]
    .map((region) => region.textContent)
    .filter((text) => text !== '')
const settle = () => vi.advanceTimersByTime(interfaceConstants.scrollDelay)

beforeEach(async () => {
  await Connecte.run()
  // The first page of a visit is another matter: it must be there before the next is opened.
  await expect.poll(() => heading()?.textContent ?? '').not.toBe('')
  await new Promise(requestAnimationFrame)
  // A click gives the focus to the link; its page then opens without any clock but ours.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(window, 'setTimeout')
  const link = footer.getByRole('link', { name: 'Contact' }).element() as HTMLElement
  link.focus()
  link.click()
  await expect.poll(() => heading()?.textContent).toBe('Contact')
  // What waits to give the focus is set once the page is there; other things wait too.
  const waits = () => timers.mock.calls.some(([, delay]) => delay === interfaceConstants.scrollDelay)
  await expect.poll(waits).toBe(true)
})

afterEach(() => {
  showNotice(undefined)
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

it('the heading of a page that opens takes the focus', () => {
  expect(document.activeElement).not.toBe(heading())
  settle()
  expect(document.activeElement).toBe(heading())
})

it('the heading takes the focus when what had it has left the page', () => {
  const held = document.activeElement as HTMLElement
  held.blur()
  settle()
  expect(document.activeElement).toBe(heading())
})

it('the focus stays where the person has moved it meanwhile', () => {
  const button = footer.getByRole('button', { name: 'Paramètres d’affichage' }).element() as HTMLElement
  button.focus()
  settle()
  expect(document.activeElement).toBe(button)
})

const seen = () => page.getByText('Votre demande est envoyée.').first()
const longAfter = () => vi.advanceTimersByTime(1000)

it('a notice left for the page that opens is heard once, with the heading', async () => {
  showNotice({ style: 'success', message: 'Votre demande est envoyée.' })
  await expect.element(seen()).toBeVisible()
  settle()
  longAfter()
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toHaveAccessibleDescription('Votre demande est envoyée.')
  expect(heard()).toEqual([])
})

it('a notice that comes while its page is open is heard by itself, and each time that it comes', async () => {
  settle()
  for (let times = 0; times < 2; times += 1) {
    showNotice({ style: 'error', message: 'Le service ne répond pas.' })
    await expect.poll(heard).toEqual([])
    longAfter()
    await expect.poll(heard).toEqual(['Le service ne répond pas.'])
  }
  expect(heading()).not.toHaveAccessibleDescription()
})
