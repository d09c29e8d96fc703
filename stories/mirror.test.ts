import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const names = (pattern: string, end: string) => globSync(pattern).map((path) => basename(path, end))

const pathsWithin = (folder: string, end: string) =>
  globSync(`**/*${end}`, { cwd: folder }).map((path) => path.slice(0, -end.length))

it.each([
  ['screen', 'src/portal/screens/**/*Screen.tsx', 'Screen.tsx', 'stories/screens'],
  ['field', 'src/portal/form/*{Field,Fields}.tsx', '.tsx', 'stories/components'],
])('every %s has its stories', (_, sources, end, stories) => {
  const shown = new Set(names(`${stories}/*.stories.tsx`, '.stories.tsx'))
  expect(names(sources, end).filter((name) => !shown.has(name))).toEqual([])
})

it('every component has its stories, in the same folder', () => {
  const shown = new Set(pathsWithin('stories/components', '.stories.tsx'))
  const components = pathsWithin('src/portal/components', '.tsx')
  expect(components).not.toEqual([])
  expect(components.filter((path) => !shown.has(path))).toEqual([])
})

/** A story that only repeats another, or the file's own, in a theme or at a width. */
const TWIN = /^export const (\w+): Story = \{(\s*\.\.\.\w+,)?\s*globals: [^\n]*\}$/gm

it('no story repeats another in a theme or at a width: the audit looks at each in both', () => {
  const stories = globSync('stories/**/*.stories.tsx').map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  )
  expect(stories).not.toEqual([])
  const twins = stories.flatMap(([path, source]) =>
    [...source.matchAll(TWIN)].map(([, name]) => `${path} ${name}`),
  )
  const themed = stories.filter(([, source]) => /globals: \{[^\n]*theme:/.test(source)).map(([path]) => path)
  expect([...twins, ...themed]).toEqual([])
})
