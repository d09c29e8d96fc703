import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sown } from './sow.ts'

/** What the last sowing gave: it is kept with the audit. */
const RECORD = join(import.meta.dirname, 'semes.json')

/** Defects of a criterion, and how many were found. */
export interface Kills {
  readonly planted: number
  readonly found: number
  readonly missed: readonly string[]
}

/** Defects planted and found, by criterion. */
export const killsByCriterion = (all: readonly Sown[]): ReadonlyMap<string, Kills> => {
  const kills = new Map<string, Kills>()
  for (const { criterion, name, foundBy } of all) {
    const { planted, found, missed } = kills.get(criterion) ?? { planted: 0, found: 0, missed: [] }
    kills.set(criterion, {
      planted: planted + 1,
      found: found + (foundBy.length > 0 ? 1 : 0),
      missed: foundBy.length > 0 ? missed : [...missed, name],
    })
  }
  return kills
}

/** What the last sowing found, defect by defect. */
export const sownBefore = (): readonly Sown[] =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as readonly Sown[]) : []

export const keepSown = (all: readonly Sown[]): void =>
  writeFileSync(RECORD, `${JSON.stringify(all, undefined, 1)}\n`)

/** Whether the audit may say that it checked a criterion: it found all the defects that were planted there. */
export const isChecked = (kills: Kills | undefined): boolean =>
  kills !== undefined && kills.found === kills.planted
