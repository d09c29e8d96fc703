import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([#.][^'"]+)['"]/g

/** Changes of these make no difference to what is seen. */
const ASIDE =
  /\.test\.tsx?$|^(docs|bench|a11y\/(data|reporting|runs|journeys\/.*\.spec|(audit|gate|gathered|options)\.))|^a11y\/[^/]*\.json$|\/accessibilite\.json$|^README/

const rooms = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>
  }
).imports

/** Where `#demo/x.ts` is, from the root. */
const inRoom = (name: string) => {
  const within = name.indexOf('/') + 1
  return join((rooms[`${name.slice(0, within)}*`] ?? '').replace('*', ''), name.slice(within))
}

const importsOf = (file: string): string[] => {
  const path = join(root, file)
  if (!/\.tsx?$/.test(file) || !existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('#') ? inRoom(name) : relative(root, join(dirname(path), name)),
  )
}

/** A file and everything of the project that it imports, near or far, by paths from the root. */
export const sourcesOf = (file: string): ReadonlySet<string> => {
  const found = new Set([file])
  for (const one of found) for (const imported of importsOf(one)) found.add(imported)
  return found
}

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit on which the sources stand. */
export const commitHere = (): string => git('rev-parse', 'HEAD')

/** Files that differ between a commit and the sources as they are, by paths from the root; not those that change nothing of
 * what is seen. */
export const changedSince = (commit: string): string[] =>
  git('diff', '--name-only', commit)
    .split('\n')
    .filter((file) => file !== '' && !ASIDE.test(file))
