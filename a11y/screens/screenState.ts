import type { Page } from '@playwright/test'

/** Who looks: a visitor, or someone of the demo. */
export const people = {
  visiteur: undefined,
  camille: '269057505601260',
  lucie: '295036912304475',
  jeanne: '258103155500893',
  ange: '164062A00401545',
  alain: '163115935007107',
  helene: '265095935006131',
  pierre: '163093306301432',
  luc: '165045935006297',
  odile: '265055935006362',
  marie: '270112B03301109',
  karim: '182071305502136',
  thomas: '174067401002514',
} as const

export type Person = keyof typeof people

/** A state of a screen: where it is, who sees it, and what leads there. */
export interface ScreenState {
  readonly path: string
  /** Address to open when the screen is reached from another one. */
  readonly start?: string
  readonly person: Person
  readonly state: string
  /** In words, for who reads the report. */
  readonly recipe?: string
  readonly reach?: (page: Page) => Promise<unknown>
}

/** The first button of a name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Presses the label of a box, as the hand does: the box itself is drawn by the design system. */
export const tick = (page: Page, name: string | RegExp) =>
  page.locator('label').filter({ hasText: name }).click()
