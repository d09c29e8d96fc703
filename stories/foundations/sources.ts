const files = import.meta.glob<string>(['../../src/portal/**/*.{ts,tsx,css}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const text = Object.values(files).join('\n')

/** What the sources of the portal name, each once, in alphabetical order. */
export const named = (pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([found]) => found))].sort()

/** Names of the files of the portal in which one of these words is written. */
export const filesWith = (words: readonly string[]): readonly string[] =>
  Object.entries(files)
    .filter(([, source]) => words.some((word) => new RegExp(`${word}(?![a-z\\d-])`).test(source)))
    .map(([path]) => path.slice(path.lastIndexOf('/') + 1))
    .sort()
