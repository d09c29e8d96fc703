import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Setting } from '../findings.ts'
import type { Errand } from '../visits/errands.ts'
import type { Seen } from '../visits/seen.ts'

/** What one visit of a state gave. */
export interface VisitRecord {
  readonly address: string
  readonly settings: readonly Setting[]
  /** Of all that decides of what it sees. */
  readonly hash: string
  readonly seen: readonly Seen[]
}

/** What makes a visit the same one: the state, and how it was looked at. */
export const visitKey = ({ address, settings }: Pick<VisitRecord, 'address' | 'settings'>): string =>
  [address, ...settings.map(({ theme, width, mode }) => [theme, width, mode].filter(Boolean).join('-'))].join(
    ' ',
  )

/** The key of the visit that would do this. */
export const errandKey = ({ target, settings }: Errand): string =>
  visitKey({ address: target.address, settings })

const line = (visit: VisitRecord) => `${JSON.stringify(visit)}\n`

/** The visits noted at `path`, the last of each state; a line that was cut is left out. */
export const readJournal = (path: string): readonly VisitRecord[] => {
  if (!existsSync(path)) return []
  const visits = readFileSync(path, 'utf8')
    .split('\n')
    .filter((one) => one.endsWith('}'))
    .map((one) => JSON.parse(one) as VisitRecord)
  return [...new Map(visits.map((visit) => [visitKey(visit), visit])).values()]
}

/** Writes these visits at `path`, and nothing else. */
export const beginJournal = (path: string, visits: readonly VisitRecord[]): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, visits.map(line).join(''))
}

/** Adds a visit, so that a run that is cut loses nothing of what it saw. */
export const addVisit = (path: string, visit: VisitRecord): void => appendFileSync(path, line(visit))
