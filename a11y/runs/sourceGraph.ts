import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([#.][^'"]+)['"]/g
/** Files that are imported by a pattern. */
const GLOB = /['"](\.{1,2}\/[^'"\s]*\*[^'"\s]*)['"]/g

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

const known = new Map<string, readonly string[]>()

const importsOf = (file: string): readonly string[] => {
  const before = known.get(file)
  if (before) return before
  const path = join(root, file)
  const text = /\.(?:tsx?|css)$/.test(file) && existsSync(path) ? readFileSync(path, 'utf8') : ''
  const here = (name: string) => relative(root, join(dirname(path), name))
  const found = [
    ...[...text.matchAll(IMPORT)].map(([, name = '']) => (name.startsWith('#') ? inRoom(name) : here(name))),
    ...[...text.matchAll(GLOB)].flatMap(([, pattern = '']) => globSync(here(pattern), { cwd: root })),
    // A comment may name what is nowhere.
  ].filter((one) => existsSync(join(root, one)))
  known.set(file, found)
  return found
}

/** A file and everything of the project that it imports, near or far, by paths from the root; `aside` tells what is not
 * followed. */
export const sourcesOf = (
  file: string,
  aside: (imported: string) => boolean = () => false,
): ReadonlySet<string> => {
  const found = new Set([file])
  for (const one of found) for (const imported of importsOf(one)) if (!aside(imported)) found.add(imported)
  return found
}

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** The commit on which the sources stand; empty where they came without git. */
export const commitHere = (): string => git('rev-parse', 'HEAD') ?? ''

/** Files that are not as in the last commit, by paths from the root; not those that change nothing of what is seen. All the
 * sources, where they came without git. */
export const uncommittedFiles = (): readonly string[] =>
  (git('diff', '--name-only', 'HEAD') ?? 'toutes')
    .split('\n')
    .filter((file) => file !== '' && !ASIDE.test(file))
