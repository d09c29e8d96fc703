import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { colord } from 'colord'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import { contrast } from '../foundations/contrast.ts'
import * as stories from './Mends.stories.tsx'

setProjectAnnotations(preview)

const { Survol: light } = composeStories(stories)
const { Survol: dark } = composeStories(stories, { initialGlobals: { theme: 'sombre' } })

/** Ground that is seen behind an element: its own, or its nearest ancestor's that is not transparent. */
const groundOf = (element: Element | null): string => {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  if (colord(backgroundColor).alpha() !== 0) return backgroundColor
  // A pressed tag is painted by a gradient that ends with its colour; its corner is cut out of it.
  return backgroundImage.match(/rgba?\([^)]*\)/g)?.at(-1) ?? groundOf(element.parentElement)
}

const HOVERED = '.fr-btn, .fr-accordion__btn, .fr-tag, .fr-sidemenu__link'

afterEach(() => {
  document.body.innerHTML = ''
})

// Defects 10 and 11: with the real pointer, which the stories of Storybook do not move.
describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (theme, story) => {
  it('text on a hovered ground has a contrast of 4.5:1', async () => {
    await story.run()
    expect(document.documentElement.dataset['frTheme']).toBe(theme)
    const elements = [...document.querySelectorAll(HOVERED)]
    expect(elements.length).toBeGreaterThanOrEqual(8)
    // The pointer is where the tests before left it: perhaps on the first of them.
    await userEvent.hover(elements.at(-1) ?? document.body)
    for (const element of elements) {
      const atRest = groundOf(element)
      await userEvent.hover(element)
      await expect.poll(() => groundOf(element), { message: element.textContent }).not.toBe(atRest)
      const measured = contrast(getComputedStyle(element).color, groundOf(element))
      expect(measured, `${element.textContent} (${groundOf(element)})`).toBeGreaterThanOrEqual(4.5)
    }
  })

  // Defect 18.
  it('a field is outlined on its four sides, at 3:1', async () => {
    await story.run()
    const field = document.querySelector('.fr-input')
    const shadow = field ? getComputedStyle(field).boxShadow : ''
    expect(shadow).toContain('0px 0px 0px 1px inset')
    expect(
      contrast(shadow.slice(0, shadow.indexOf(')') + 1), groundOf(document.body)),
    ).toBeGreaterThanOrEqual(3)
  })
})

it('WebKit, which masks a line inside its mask alone, has nothing to paint beside the icon at the end of a link', () => {
  document.body.innerHTML = '<main><a href="/" target="_blank">Ailleurs</a></main>'
  const [link] = document.querySelectorAll('a')
  const { backgroundColor, backgroundSize, backgroundRepeat } = getComputedStyle(link as Element, '::after')
  expect([backgroundColor, backgroundSize, backgroundRepeat]).toEqual([
    'rgba(0, 0, 0, 0)',
    '16px 16px',
    'no-repeat',
  ])
})
