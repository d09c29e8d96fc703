import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Setting } from '../findings.ts'
import type { Seen } from '../visits/look.ts'
import { changedSince, commitHere } from './sourceGraph.ts'

/** What one visit of a state in the settings of one width gave. */
export interface VisitRecord {
  readonly address: string
  readonly settings: readonly Setting[]
  readonly seen: readonly Seen[]
}

/** What makes a visit the same one: the state, and how it was looked at. */
export const visitKey = ({ address, settings }: Pick<VisitRecord, 'address' | 'settings'>): string =>
  [address, ...settings.map(({ theme, width, mode }) => [theme, width, mode].filter(Boolean).join('-'))].join(
    ' ',
  )

/** The visits of a run, and the commit whose sources they looked at: empty when some were not committed. */
interface Journal {
  readonly commit: string
  readonly visits: readonly VisitRecord[]
}

/** Starts a journal at `path`: a line of JSON says the commit, then one is added for each visit as it ends. */
export const beginJournal = (path: string, visits: readonly VisitRecord[]): void => {
  const commit = changedSince('HEAD').length === 0 ? commitHere() : ''
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, [{ commit }, ...visits].map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** Adds a visit, so that a run that is cut loses nothing of what it saw. */
export const addVisit = (path: string, visit: VisitRecord): void =>
  appendFileSync(path, `${JSON.stringify(visit)}\n`)

/** The journal at `path`, if there is one; a last line that was cut is left out. */
export const readJournal = (path: string): Journal | undefined => {
  if (!existsSync(path)) return undefined
  const [first = '{}', ...lines] = readFileSync(path, 'utf8')
    .split(/\n/)
    .filter((line) => line.endsWith('}'))
  const { commit = '' } = JSON.parse(first) as { readonly commit?: string }
  return { commit, visits: lines.map((line) => JSON.parse(line) as VisitRecord) }
}
