import { expect, it } from 'vitest'

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
