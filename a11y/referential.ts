import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Version of the RGAA that the audit speaks of; a new version is a new pair of files in `data/`. */
export const REFERENTIAL = '4.1.2'

export interface Criterion {
  readonly id: string
  readonly theme: number
  readonly themeTitle: string
  readonly title: string
  readonly level: string
}

/** What a machine may say of a criterion: all of it, its failures only, or nothing. */
interface MachineCheck {
  readonly id: string
  readonly power: 'full' | 'fail' | 'none'
  readonly naWhen?: string
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', name), 'utf8')) as T

/** The criteria of the referential, in order. */
export const criteria = read<{ criteria: Criterion[] }>(`rgaa-${REFERENTIAL}.json`).criteria

/** Wording of each test: the question, then its conditions. */
export const testWordings = read<{ tests: Record<string, string[]> }>(`rgaa-${REFERENTIAL}-tests.json`).tests

/** RGAA tests that each rule of axe can fail. */
export const axeTests = read<{ rules: Record<string, string[]> }>('axe-to-rgaa.json').rules

export const machineChecks = read<{ criteria: MachineCheck[] }>('rgaa-machine-checks-proposal.json').criteria

/** `10.4` of `10.4.2`. */
export const criterionOf = (test: string): string => test.split('.').slice(0, 2).join('.')
