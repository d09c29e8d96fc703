import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const CODE = '*.{ts,tsx,js,css,svg,json}'

/** What a run depends on, each apart, so that a run can say which of them changed since another. */
const PARTS = {
  portail: [
    `src/portal/**/${CODE}`,
    `{src/contract,src/rules,vite}/**/${CODE}`,
    'index.html',
    'vite.config.ts',
    'public/**/*.*',
  ],
  serveur: [`src/server/!(contenu)/**/${CODE}`, `src/server/${CODE}`],
  contenus: [`src/server/contenu/**/${CODE}`],
  pdf: [`src/server/kit/pdf/**/${CODE}`],
  jeux: [`{demo,a11y/screens}/**/${CODE}`, 'a11y/journeys/{serve,gestures,dataFolder}.ts'],
  bibliotheque: [`{stories,.storybook}/**/${CODE}`],
  paquets: ['package-lock.json'],
  regard: [`a11y/probes/**/${CODE}`, `a11y/visits/${CODE}`, 'a11y/chromium.ts'],
} as const

/** `regard` is what looks, with the packages; all the others are what is looked at. */
export type Part = keyof typeof PARTS

/** SHA-256 of each part. */
export type Hashes = Readonly<Record<Part, string>>

// The record is written by the run itself.
const EXCEPT = ['**/*.test.*', '**/accessibilite.json']

/** Paths from the root of the files of a part, in order. */
const filesOf = (part: Part): readonly string[] =>
  [...new Set(globSync([...PARTS[part]], { cwd: root, exclude: EXCEPT }))].sort()

/** Reads a file by its path from the root. */
export type Read = (file: string) => Buffer | string

export const readSource: Read = (file) => readFileSync(join(root, file))

/** SHA-256 of files, with their names, in this order. */
export const hashOf = (files: Iterable<string>, read: Read = readSource): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(read(file))
  return hash.digest('hex')
}

/** The parts as they are now. */
export const hashes = (read: Read = readSource): Hashes =>
  Object.fromEntries(
    (Object.keys(PARTS) as Part[]).map((part) => [part, hashOf(filesOf(part), read)]),
  ) as Hashes

/** Parts that are not what they were; all of them when nothing is known of before. */
export const changedParts = (before: Partial<Hashes> | undefined, now: Hashes): readonly Part[] =>
  (Object.keys(PARTS) as Part[]).filter((part) => before?.[part] !== now[part])

/** One hash of these parts, or of all that is looked at. */
export const wholeHash = (of: Hashes, ...parts: readonly Part[]): string => {
  const told = parts.length > 0 ? parts : (Object.keys(PARTS) as Part[]).filter((part) => part !== 'regard')
  return createHash('sha256')
    .update(told.map((part) => of[part]).join('\n'))
    .digest('hex')
}
