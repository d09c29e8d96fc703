import { createHash } from 'node:crypto'
import type { Errand } from '../visits/errands.ts'
import { type Hashes, hashes, hashOf, type Read, readSource } from './hashes.ts'
import { errandKey, type VisitRecord } from './journal.ts'
import { sourcesOf } from './sourceGraph.ts'

/** A sheet and the statement tell what the audit found: that is not what it looks at. */
const ofAudit = (file: string) => file.startsWith('a11y/') || file.endsWith('/accessibilite.json')

/** The page of documentation of a story knows every page of the portal: a story is looked at without it. */
const ofDocumentation = (file: string) => file === '.storybook/FichePage.tsx'

/** What every story is drawn with. */
const everyStory = (): readonly string[] => [
  ...sourcesOf('.storybook/preview.tsx', (file) => ofAudit(file) || ofDocumentation(file)),
  ...sourcesOf('vite.config.ts', ofAudit),
  '.storybook/main.ts',
  'index.html',
]

/** A screen stands on the whole product and on who uses it; a story only on what it imports. */
const SCREEN = ['portail', 'serveur', 'contenus', 'pdf', 'jeux'] as const satisfies readonly (keyof Hashes)[]

/**
 * Gives each visit the hash of all that decides of what it sees: what looks, with which packages, what is looked at and how.
 * A visit of the same hash would see the same.
 */
export const visitHashes = (read: Read = readSource) => {
  const now = hashes(read)
  const shared = everyStory()
  const looked = new Map<string | undefined, string>()
  const lookedAt = (source: string | undefined): string => {
    const known = looked.get(source)
    if (known !== undefined) return known
    const made =
      source === undefined
        ? SCREEN.map((part) => now[part]).join()
        : hashOf([...new Set([...shared, ...sourcesOf(source, ofAudit)])].toSorted(), read)
    looked.set(source, made)
    return made
  }
  return (errand: Errand): string => {
    const { source, recipe } = errand.target
    return createHash('sha256')
      .update([now.regard, now.paquets, lookedAt(source), recipe, errandKey(errand)].join('\n'))
      .digest('hex')
  }
}

const clean = ({ seen }: VisitRecord) =>
  seen.every(({ findings }) => findings.every(({ level }) => level !== 'echec'))

/** Of the visits that were made, those that would see the same again. What failed is looked at again. */
export const visitsThatHold = (
  made: readonly VisitRecord[],
  wanted: readonly Errand[],
  hashed: (errand: Errand) => string,
): VisitRecord[] => {
  const holding = new Set(wanted.map(hashed))
  return made.filter((visit) => holding.has(visit.hash) && clean(visit))
}
