import { readJournal, type VisitRecord, visitKey } from './journal.ts'
import { changedSince, sourcesOf } from './sourceGraph.ts'
import type { Target } from '../visits/targets.ts'
import type { Errand } from '../visits/walk.ts'

/** Changes of these may change any story; screens stand on all the rest as well. */
const LIBRARY = /^(\.storybook|public|vite|package)|^a11y\/(?!screens|journeys)/

/** Whether a target shows what it showed before these files changed. */
export const untouchedBy = (changed: readonly string[]) => {
  const shared = sourcesOf('.storybook/preview.tsx')
  const everyStory = changed.some((file) => LIBRARY.test(file) || shared.has(file))
  const everyScreen = changed.some((file) => !file.startsWith('stories/'))
  return ({ source }: Pick<Target, 'source'>): boolean => {
    if (source === undefined) return !everyScreen
    const sources = sourcesOf(source)
    return !everyStory && !changed.some((file) => sources.has(file))
  }
}

const clean = ({ seen }: VisitRecord) =>
  seen.every(({ findings }) => findings.every(({ level }) => level !== 'echec'))

/**
 * The visits of the journal that hold still among those wanted: of states whose own sources are what they were. Those that
 * failed are made again.
 */
export const visitsThatHold = (path: string, wanted: readonly Errand[]): VisitRecord[] => {
  const { commit = '', visits = [] } = readJournal(path) ?? {}
  if (commit === '') return []
  const untouched = untouchedBy(changedSince(commit))
  const holding = new Set(
    wanted
      .filter(({ target }) => untouched(target))
      .map(({ target: { address }, settings }) => visitKey({ address, settings })),
  )
  return visits.filter((visit) => holding.has(visitKey(visit)) && clean(visit))
}
