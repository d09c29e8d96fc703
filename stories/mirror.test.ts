import { basename } from 'node:path'
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

const names = (pattern: string, end: string) => globSync(pattern).map((path) => basename(path, end))

it.each([
  ['screen', 'src/portal/screens/**/*Screen.tsx', 'Screen.tsx', 'stories/screens'],
  ['component', 'src/portal/components/*.tsx', '.tsx', 'stories/components'],
  ['field', 'src/portal/form/*{Field,Fields}.tsx', '.tsx', 'stories/components'],
])('every %s has its stories', (_, sources, end, stories) => {
  const shown = new Set(names(`${stories}/*.stories.tsx`, '.stories.tsx'))
  expect(names(sources, end).filter((name) => !shown.has(name))).toEqual([])
})
