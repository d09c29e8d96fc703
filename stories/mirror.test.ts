import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { limites } from '#rules/contenu/limites.ts'

const pathsWithin = (folder: string, pattern: string, end: string) =>
  globSync(`**/${pattern}${end}`, { cwd: folder }).map((path) => path.slice(0, -end.length))

const components = pathsWithin('src/portal/components', '*', '.tsx').map((path) => `components/${path}`)
const fields = pathsWithin('src/portal/form/fields', '*', '.tsx').map((path) => `form/fields/${path}`)
const shown = pathsWithin('stories', '*', '.stories.tsx')

it.each([
  ['component', components],
  ['field', fields],
])('every %s has its stories, in the same folder', (_, paths) => {
  const stories = new Set(shown)
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !stories.has(path))).toEqual([])
})

it('every screen has its stories, in the folder of its area', () => {
  const areaAndName = (path: string) => `${path.split('/')[0]}/${basename(path)}`
  const stories = new Set(shown.map(areaAndName))
  const screens = pathsWithin('src/portal', '*', 'Screen.tsx').map(areaAndName)
  expect(screens).not.toEqual([])
  expect(screens.filter((screen) => !stories.has(screen))).toEqual([])
})

it('every limit that the statement tells is in the sheet of its component', () => {
  const sheets = globSync('stories/**/*.stories.tsx').map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  )
  const untold = Object.keys(limites).filter(
    (name) =>
      !sheets.some(
        ([path, sheet]) => path.endsWith(`/${name}.stories.tsx`) && sheet.includes(`limites.${name}`),
      ),
  )
  expect(untold).toEqual([])
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
