import { expect, it } from 'vitest'

const modules = import.meta.glob(
  ['./**/*.{ts,tsx}', '!./{main,signIn}.tsx', '!./**/worker.ts', '!./**/*.test.ts'],
  {
    base: '../',
  },
)

it('loads every module where there is no window, so that public pages can be rendered on a server', async () => {
  expect(typeof window).toBe('undefined')
  const names = Object.keys(modules)
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) await expect(modules[name]?.(), name).resolves.toBeDefined()
  // Four hundred modules are compiled: on a busy machine it takes more than the usual limit.
}, 60_000)

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.*'], {
  base: '../',
  eager: true,
  query: '?raw',
  import: 'default',
})

it('names and values are written by one component, which has their style at every width', () => {
  const writers = Object.keys(sources).filter((file) => /<d[ltd]\b/.test(sources[file] ?? ''))
  expect(writers).toEqual(['./components/facts/Facts.tsx'])
})
