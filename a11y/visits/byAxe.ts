import type { Page } from '@playwright/test'
import type { Finding } from '../findings.ts'
import type { Look } from '../probes/probe.ts'
import {
  type Camera,
  isCovered,
  measureContrast,
  measureDrawn,
  wideView,
} from '../probes/pixels/drawnText.ts'
import { type AxeObservation, runAxe, type Side, sideOf } from './axe.ts'
import { NOTHING, placed, type Seen } from './seen.ts'
import { type Writing, writings } from './writing.ts'

/**
 * A contrast that axe left undecided, or read in styles that forced colours override, measured on the pixels; nothing
 * when it is good.
 */
const decide = async (page: Page, found: Finding, camera: Camera): Promise<Finding | undefined> => {
  const forced = found.mode === 'couleurs-forcees'
  if (found.test !== 'color-contrast' || (found.level !== 'indecis' && !forced)) return found
  const measured = forced ? measureDrawn : measureContrast
  const look = () => measured(page, found.selector, camera).catch(() => undefined)
  let measure = await look()
  if (!measure) return found
  if (measure.ratio < measure.least) {
    // What waits for an answer moves what follows it: the picture may be of before.
    camera.moved()
    measure = (await look()) ?? measure
  }
  if (measure.ratio >= measure.least || (await isCovered(page, found.selector))) return undefined
  const ratio = Math.floor(measure.ratio * 100) / 100
  return {
    ...found,
    level: 'echec',
    message: `Contraste de ${ratio}:1 sur les pixels ; il en faut ${measure.least}:1.`,
  }
}

/** What axe observes of these sides; of the colours, at these places alone when they are given. */
const observe = async (
  page: Page,
  { whole }: Look,
  sides: readonly Side[],
  places: readonly Writing[] | undefined,
): Promise<{ readonly ran: readonly string[]; readonly observations: readonly AxeObservation[] }> => {
  if (!places) return runAxe(page, whole, sides)
  const others = sides.filter((side) => side !== 'couleurs')
  const selectors = places.map(({ selector }) => selector)
  const outcomes = [
    ...(others.length > 0 ? [await runAxe(page, whole, others)] : []),
    ...(selectors.length > 0
      ? // What stands in a place may have gone meanwhile: the whole page is judged then.
        [await runAxe(page, whole, ['couleurs'], selectors).catch(() => runAxe(page, whole, ['couleurs']))]
      : []),
  ]
  return {
    ran: [...outcomes.flatMap(({ ran }) => ran), 'color-contrast'],
    observations: outcomes.flatMap(({ observations }) => observations),
  }
}

/** Of these ways of writing, those that are still there and of which nothing was found. */
const sound = async (
  page: Page,
  some: readonly Writing[],
  findings: readonly Finding[],
): Promise<readonly Writing[]> => {
  if (some.length === 0) return some
  const wrong = await page.evaluate(
    ([places, found]) => {
      const of = (selector: string) => document.querySelector(selector)
      return places.filter(
        (place) =>
          !of(place) ||
          found.some((other) => of(place)?.contains(of(other)) || of(other)?.contains(of(place))),
      )
    },
    [some.map(({ selector }) => selector), findings.map(({ selector }) => selector)] as const,
  )
  return some.filter(({ selector }) => !wrong.includes(selector))
}

/**
 * What axe sees of these sides, each apart. Of the colours, only the ways of writing that were not `written` yet in this theme
 * are judged, where that is kept.
 */
export const byAxe = async (
  page: Page,
  look: Look,
  sides: readonly Side[],
  written: Set<string> | undefined,
): Promise<ReadonlyMap<Side, Seen>> => {
  if (sides.length === 0) return new Map()
  const drawnAs = look.mode === 'couleurs-forcees' ? look.mode : look.theme
  const places =
    written && sides.includes('couleurs')
      ? (await writings(page)).filter(({ key }) => !written.has(`${drawnAs} ${key}`))
      : undefined
  const { ran, observations } = await observe(page, look, sides, places)
  const seen = new Map<Side, Seen>(
    sides.map((side) => [side, { ...NOTHING, ran: ran.filter((rule) => sideOf(rule) === side) }]),
  )
  const camera = wideView(page)
  for (const { test, criteria, level = 'echec', selector, html, message } of observations) {
    const found = { ...placed(look), test, criteria, level, selector, html, message }
    const kept = await decide(page, found, camera)
    const side = seen.get(sideOf(test)) ?? NOTHING
    seen.set(sideOf(test), {
      ...side,
      findings: kept ? [...side.findings, kept] : side.findings,
      resolved: side.resolved + (kept ? 0 : 1),
    })
  }
  // What was found, or could not be decided, is looked at again wherever it is.
  for (const { key } of await sound(page, places ?? [], seen.get('couleurs')?.findings ?? []))
    written?.add(`${drawnAs} ${key}`)
  return seen
}
