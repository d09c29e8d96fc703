import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Preuves } from '#rules/contenu/accessibilite.ts'
import { criteria } from '../referential.ts'
import { sample } from '../sample.ts'

/** What a person checked: nothing here is made by a machine. */
export interface HumanCheck {
  readonly criterion: string
  /** Address of a page of the sample. */
  readonly page: string
  /** A name or a role. */
  readonly who: string
  readonly date: CalendarDate
  readonly assistiveTechnology: string
  readonly result: 'C' | 'NC' | 'NA'
  readonly comment: string
}

/** Where people's checks are kept. */
export const HUMAN_CHECKS = join(import.meta.dirname, '../human-checks.json')

/** Checks made by people, as they are recorded: the one source of the state and of the rate. */
export const humanChecks = (): readonly HumanCheck[] =>
  (JSON.parse(readFileSync(HUMAN_CHECKS, 'utf8')) as { readonly checks: readonly HumanCheck[] }).checks

/** All that bears on the state of conformity: what people said of the sample, and what the machine (`failing`) sees fail. */
export const evidence = (checks: readonly HumanCheck[], failing: readonly string[]): Preuves => ({
  criteres: criteria.map(({ id }) => id),
  echantillon: sample.map(({ path }) => path),
  constats: checks.map(({ criterion, page, who, date, result }) => ({
    critere: criterion,
    page,
    par: who,
    date,
    resultat: result,
  })),
  echecsMachine: failing,
})
