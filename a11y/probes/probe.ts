import type { Page } from '@playwright/test'
import type { Finding, Setting, State } from '../findings.ts'

/** What a probe says of one element; what is undecided is said too. */
export interface Observation {
  readonly selector: string
  readonly html: string
  readonly message: string
  /** Those of the probe that this concerns; all of them unless said. */
  readonly criteria?: readonly string[]
  /** A failure unless said otherwise. */
  readonly level?: Finding['level']
}

/** What a probe knows of where it looks. */
export interface Look extends Setting, State {
  /** A whole page, with its title and its landmarks, or a component alone. */
  readonly whole: boolean
  /** True the first time it is asked for this key in this run: the footer is not measured on every page. */
  readonly first: (key: string) => boolean
}

/** For what neither the colours nor the display modes can change. */
export const whateverTheColours = ({ theme, mode }: Look): boolean => theme === 'clair' && mode === undefined

/** What those that look from inside the page are told of the look. */
export interface Told extends Pick<Look, 'whole'> {
  readonly mode: Look['mode'] | undefined
}

/** Looks from inside the page: it is sent there as its text, and knows nothing of the file where it is written. */
export type Read = (told: Told) => readonly Observation[] | Promise<readonly Observation[]>

/** One thing looked at on each state, that axe cannot see. */
export interface Probe {
  readonly id: string
  /** RGAA criteria that a failure invalidates. */
  readonly criteria: readonly string[]
  /** Whether it has something to say in this setting; it always has, unless said otherwise. */
  readonly applies?: (look: Look) => boolean
  /**
   * Moves the focus or the pointer, and so may change the state (a field that was left empty says so): it runs after
   * those that only look, in every setting. What leads elsewhere runs after every other.
   */
  readonly moves?: 'inside' | 'elsewhere'
  readonly run: (page: Page, look: Look) => Promise<readonly Observation[]>
  /** All that `run` asks `first` for, where it does nothing else: it need not run when all of that was met in this run. */
  readonly measures?: (page: Page, look: Look) => Promise<readonly string[]>
  /** All that `run` does, where it only reads the page: those of many probes are sent at once. */
  readonly read?: Read
}

/** Whether the page holds such an element, asked without a locator: what one brings to a document takes longer than to look. */
export const holds = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((asked) => document.querySelector(asked) !== null, selector)

/** A probe that reads the page, whatever its colours unless said otherwise, and leaves it as it is. */
export const still = (
  id: string,
  criteria: readonly string[],
  read: Read,
  applies: (look: Look) => boolean = whateverTheColours,
): Probe => ({
  id,
  criteria,
  applies,
  read,
  run: (page, { whole, mode }) => page.evaluate<readonly Observation[], Told>(read, { whole, mode }),
})
