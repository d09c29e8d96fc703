import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { BrowserContext, Page } from '@playwright/test'
import type { Observation } from '../probes/probe.ts'
import { axeTests, criterionOf } from '../referential.ts'

/** Rules tagged RGAA that axe leaves off unless they are named. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'focus-order-semantics',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]
const TAGS = ['RGAAv4', 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A component alone has neither landmarks nor a way to skip anything. */
const OF_PAGES = new Set(['region', 'bypass'])

/** What decides of a rule's verdict besides the document: the width, or the width and the colours; nothing more for most. */
export type Side = 'structure' | 'places' | 'couleurs'

const SIDES: Readonly<Record<string, Side>> = {
  'color-contrast': 'couleurs',
  'link-in-text-block': 'couleurs',
  // What looks like a heading by its size, and what is a table of data by its width.
  'p-as-heading': 'places',
  'scrollable-region-focusable': 'places',
  'table-fake-caption': 'places',
  'target-size': 'places',
  'td-has-header': 'places',
}

/** The side that a rule looks at. */
export const sideOf = (rule: string): Side => SIDES[rule] ?? 'structure'

const rulesToRun = (whole: boolean, sides: readonly Side[]): string[] => {
  const tagged = axe
    .getRules(TAGS)
    .map(({ ruleId }) => ruleId)
    .concat(EXPERIMENTAL, 'target-size')
  return [...new Set(tagged)].filter((rule) => (whole || !OF_PAGES.has(rule)) && sides.includes(sideOf(rule)))
}

export interface AxeObservation extends Observation {
  readonly test: string
  readonly criteria: readonly string[]
}

interface AxeOutcome {
  /** Rules that found something to look at. */
  readonly ran: readonly string[]
  readonly observations: readonly AxeObservation[]
}

declare global {
  interface Window {
    /** Under a name of its own: the library brings an axe too. */
    a11yAxe?: typeof axe
  }
}

const SOURCE = join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js')

/** The same library in the smallest of its files: each document reads all of it. */
const BRING = `${readFileSync(SOURCE, 'utf8')}; window.a11yAxe = window.axe`

/** Has axe in each document that these pages open: to send it to one takes longer than to ask it there. */
export const bringAxe = (context: BrowserContext) => context.addInitScript({ content: BRING })

/** Asks axe in the page, to which it is sent once a document where it was not brought. */
const askAxe = async <T>(page: Page, ask: () => Promise<T | undefined>): Promise<T> => {
  const said = await ask()
  if (said !== undefined) return said
  await page.evaluate(BRING)
  const then = await ask()
  if (then === undefined) throw new Error('axe n’est pas dans la page.')
  return then
}

/** Runs rules of axe on the page, which has no frame; only the kinds of result asked for are whole. */
export const axeResults = (
  page: Page,
  options: Pick<RunOptions, 'runOnly' | 'resultTypes'>,
): Promise<AxeResults> =>
  askAxe(page, () =>
    page.evaluate((asked) => window.a11yAxe?.run(document, asked), { ...options, elementRef: false }),
  )

/** What axe says here of these rules, without all that it tells besides: most of it is of what is good. */
const briefly = (page: Page, rules: readonly string[], places: readonly string[] | undefined) =>
  page.evaluate(
    async ([values, within]) => {
      const results = await window.a11yAxe?.run(
        within ? { include: within.map((place) => [place]) } : document,
        {
          runOnly: { type: 'rule', values: [...values] },
          resultTypes: ['violations', 'incomplete'],
          elementRef: false,
        },
      )
      if (!results) return undefined
      const { violations, incomplete, passes } = results
      const told = (of: typeof violations, level: 'echec' | 'indecis') =>
        of.flatMap(({ id, nodes, help }) =>
          nodes.map(({ target, html, any, all, none }) => ({
            test: id,
            level,
            selector: target.flat().join(' '),
            html: html.slice(0, 240),
            message: [...any, ...all, ...none].map(({ message }) => message).join(' ; ') || help,
          })),
        )
      return {
        ran: [...violations, ...incomplete, ...passes].map(({ id }) => id),
        said: [...told(violations, 'echec'), ...told(incomplete, 'indecis')],
      }
    },
    [rules, places] as const,
  )

const criteriaOf = (rule: string) => [...new Set((axeTests[rule] ?? []).map(criterionOf))]

/**
 * Runs every rule of axe that concerns the RGAA or WCAG A and AA, of these sides, on the page or at some places of it; what
 * it cannot decide is kept.
 */
export const runAxe = async (
  page: Page,
  whole: boolean,
  sides: readonly Side[] = ['structure', 'places', 'couleurs'],
  places?: readonly string[],
): Promise<AxeOutcome> => {
  const { ran, said } = await askAxe(page, () => briefly(page, rulesToRun(whole, sides), places))
  return {
    ran: [...new Set(ran)],
    observations: said.map((one) => ({ ...one, criteria: criteriaOf(one.test) })),
  }
}
