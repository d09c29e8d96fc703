import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isTest, targetOf } from './files.ts'

/** Whatever imports, a type or later: the name that it gives. */
const IMPORT = /\b(?:from|import)[\s(]*'(?<name>[^']+)'/g

/** The two folders, beside each other, that an arrow goes between; undefined where a file stands beside them. */
const foldersOf = (file: string, target: string): readonly [string, string] | undefined => {
  const [here, there] = [file.split('/'), target.split('/')]
  const shared = here.findIndex((part, rank) => part !== there[rank])
  if (shared < 1 || shared > Math.min(here.length, there.length) - 2) return undefined
  return [here.slice(0, shared + 1).join('/'), there.slice(0, shared + 1).join('/')]
}

type Arrows = Map<string, Set<string>>

/** Every arrow between folders that stand beside each other, tests left aside. */
const readArrows = (root: string): Arrows => {
  const arrows: Arrows = new Map()
  for (const path of globSync('{src,demo}/**/*.{ts,tsx}', { cwd: root })) {
    const file = path.replaceAll('\\', '/')
    if (isTest(file)) continue
    for (const { groups } of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const [from, to] = foldersOf(file, targetOf(file, groups?.['name'] ?? '')) ?? []
      if (from === undefined || to === undefined) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}

const known = new Map<string, Arrows>()

const arrowsOf = (root: string): Arrows => {
  const arrows = known.get(root) ?? readArrows(root)
  known.set(root, arrows)
  return arrows
}

/** The folders that lead from one to another; undefined when nothing does. */
const wayOf = (
  arrows: Arrows,
  from: string,
  to: string,
  by: readonly string[] = [],
): string[] | undefined => {
  const way = [...by, from]
  if (from === to) return way
  for (const next of arrows.get(from) ?? []) {
    const found = way.includes(next) ? undefined : wayOf(arrows, next, to, way)
    if (found) return found
  }
  return undefined
}

/** Why a file of a house may not import this: its folder would be known by what it knows. Undefined when it may. */
export const refusedCircle = (root: string, file: string, name: string): string | undefined => {
  if (isTest(file) || !/^(?:src|demo)\//.test(file)) return undefined
  const [from, to] = foldersOf(file, targetOf(file, name)) ?? []
  const way = from !== undefined && to !== undefined ? wayOf(arrowsOf(root), to, from) : undefined
  return way && from !== undefined
    ? `Folders beside each other never go round in a circle: ${[from, ...way].map((folder) => posix.basename(folder)).join(' → ')}. Move what the lower one needs below both.`
    : undefined
}
