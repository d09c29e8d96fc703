/// <reference types="@vitest/browser-playwright" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import * as strength from '../components/access/PasswordStrength.stories.tsx'
import * as errorPage from '../components/page/ErrorPage.stories.tsx'
import * as calendar from '../components/calendar/CalendarGrid.stories.tsx'
import * as chart from '../components/chart/ChartWithTable.stories.tsx'

setProjectAnnotations(preview)

const { Lignes: lines } = composeStories(chart)
const { JoursIndisponibles: days } = composeStories(calendar)
const { SansReessai: failed } = composeStories(errorPage)
const { MoyenCarTropCourt: middling } = composeStories(strength)

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

/** A colour of the system as the page has it. */
const systemColor = (name: string): string => {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const seen = (selector: string, property: 'stroke' | 'fill' | 'color' | 'backgroundColor') =>
  [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[property])

beforeEach(() => force('active'))
afterEach(async () => {
  document.body.innerHTML = ''
  await force('none')
})

it('under forced colours, the lines and marks of a chart take them', async () => {
  await lines.run()
  const text = systemColor('canvastext')
  for (const selector of ['.eap-chart__line', '.eap-chart__mark line', '.eap-chart__mark circle']) {
    const strokes = seen(selector, 'stroke')
    expect(strokes, selector).not.toEqual([])
    expect(new Set(strokes), selector).toEqual(new Set([text]))
  }
  expect(new Set(seen('.eap-chart__mark circle', 'fill'))).toEqual(new Set([systemColor('canvas')]))
})

it('a day that cannot be chosen is told by more than its grey', async () => {
  await days.run()
  const [day] = document.querySelectorAll('.eap-calendar__day[aria-disabled="true"]')
  const { textDecorationLine, color } = getComputedStyle(day as Element)
  expect(textDecorationLine).toBe('line-through')
  expect(color).toBe(systemColor('graytext'))
})

it('the parts of a strength that are reached are not told by a ground that is taken away', async () => {
  await middling.run()
  const grounds = seen('.eap-strength__part', 'backgroundColor')
  const full = seen('.eap-strength__part--full', 'backgroundColor')
  expect(full.length).toBeGreaterThan(0)
  expect(full.length).toBeLessThan(grounds.length)
  expect(new Set(full)).toEqual(new Set([systemColor('canvastext')]))
})

it('a link dressed as a button has the edge of one', async () => {
  await failed.run()
  const [link] = document.querySelectorAll('a.fr-btn')
  const { borderTopStyle, borderTopWidth } = getComputedStyle(link as Element)
  expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px'])
})
