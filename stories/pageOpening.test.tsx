import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import preview from '../.storybook/preview.tsx'
import * as stories from './shell/Shell.stories.tsx'

setProjectAnnotations(preview)

const { Connecte } = composeStories(stories)

const heading = () => document.querySelector('h1')
const footer = page.getByRole('contentinfo')
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
