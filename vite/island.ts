import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Modules } from './formChunk.ts'

/** Entry of what the sign-in page needs by itself: see docs/decisions/017. */
export const ISLAND = 'src/portal/signIn.tsx'

/** What the sign-in page does without: each is a fifth of its scripts. */
const HEAVY = /node_modules\/(react-router|formik|yup|swr)\//

const closures = new WeakMap<Modules, ReadonlySet<string>>()

/** Every module that the entry imports, and those that these import, but what is fetched later. */
const closureOf = (modules: Modules): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = (id: string, by: readonly string[]) => {
    if (reached.has(id)) return
    reached.add(id)
    const way = [...by, relative(process.cwd(), id)]
    if (HEAVY.test(id))
      throw new Error(`The sign-in page would fetch what it does without: ${way.join(' → ')}`)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next, way)
  }
  visit(join(process.cwd(), ISLAND), [])
  return reached
}

/** Name of the file that holds a module, when the island needs it. */
export const islandChunk = (id: string, modules: Modules): string | null => {
  const known = closures.get(modules) ?? closureOf(modules)
  closures.set(modules, known)
  return known.has(id) && !id.endsWith(ISLAND) ? 'entree' : null
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Addresses of what the entry imports, then of the entry, in a build of the portal; none when there is none. */
export const islandFiles = (portal: string): readonly string[] => {
  const file = join(portal, '.vite/manifest.json')
  if (!existsSync(file)) return []
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Chunk>>
  const filesOf = (name: string): readonly string[] => {
    const chunk = chunks[name]
    return chunk ? [...(chunk.imports ?? []).flatMap(filesOf), `/${chunk.file}`] : []
  }
  return [...new Set(filesOf(ISLAND))]
}
