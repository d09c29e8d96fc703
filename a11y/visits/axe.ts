import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
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
  'scrollable-region-focusable': 'places',
  'target-size': 'places',
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
  readonly version: string
  /** Rules that found something to look at. */
  readonly ran: readonly string[]
  readonly observations: readonly AxeObservation[]
}

const criteriaOf = (rule: string) => [...new Set((axeTests[rule] ?? []).map(criterionOf))]

const why = ({ any, all, none }: NodeResult) =>
  [...any, ...all, ...none].map(({ message }) => message).join(' ; ')

const observed = (results: readonly Result[], level: 'echec' | 'indecis'): AxeObservation[] =>
  results.flatMap(({ id, nodes, help }) =>
    nodes.map((node) => ({
      test: id,
      criteria: criteriaOf(id),
      level,
      selector: node.target.flat().join(' '),
      html: node.html.slice(0, 240),
      message: why(node) || help,
    })),
  )

/** Runs rules of axe on the page, which has no frame, or at some places of it; only the kinds of result asked for are whole. */
export const axeResults = async (
  page: Page,
  options: Pick<RunOptions, 'runOnly' | 'resultTypes'>,
  places?: readonly string[],
): Promise<AxeResults> => {
  // Once a document, and under a name of its own: the library brings an axe too.
  if (!(await page.evaluate(() => 'a11yAxe' in window)))
    await page.evaluate(`${axe.source}; window.a11yAxe = window.axe`)
  return page.evaluate(
    ([asked, within]) =>
      (window as unknown as { a11yAxe: typeof axe }).a11yAxe.run(
        within ? { include: within.map((place) => [place]) } : document,
        asked,
      ),
    [{ ...options, elementRef: false }, places] as const,
  )
}

/** Runs every rule of axe that concerns the RGAA or WCAG A and AA, of these sides; what it cannot decide is kept. */
export const runAxe = async (
  page: Page,
  whole: boolean,
  sides: readonly Side[] = ['structure', 'places', 'couleurs'],
  places?: readonly string[],
): Promise<AxeOutcome> => {
  const results = await axeResults(
    page,
    {
      runOnly: { type: 'rule', values: rulesToRun(whole, sides) },
      resultTypes: ['violations', 'incomplete'],
    },
    places,
  )
  return {
    version: results.testEngine.version,
    ran: [...new Set([...results.violations, ...results.incomplete, ...results.passes].map(({ id }) => id))],
    observations: [...observed(results.violations, 'echec'), ...observed(results.incomplete, 'indecis')],
  }
}
