const files = import.meta.glob<string>(['../../src/portal/**/*.{ts,tsx,css}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const text = Object.values(files).join('\n')

/** What the sources of the portal name, each once, in alphabetical order. */
export const named = (pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([found]) => found))].sort()
