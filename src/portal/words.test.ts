import { describe, expect, it } from 'vitest'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/words*.ts', './**/words/*.ts', '!./*.test.ts'],
  {
    eager: true,
  },
)
// The contract's lists name keys too: of pages their titles, of form keys their errors, of addresses their names, of states
// what follows them.
const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '../contract/**/{compteindividuelretraite,contenu,envoimail,formKeys,suiviTextes}.ts',
    '../rules/demande/*.ts',
    '../rules/{carriere,retraite}/**/{alertesCorrection,effets,etudes,motifs,regle}.ts',
    '!./**/words*.ts',
    '!./**/words/*.ts',
    '!./**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const words = new Set(
  Object.values(sources).flatMap(
    (source) => source.match(/\d{4}-\d{2}-\d{2}|(?<=')[a-z]+-[a-z]+(?=')|\w+/g) ?? [],
  ),
)

/** Keys of a message file, those of its groups included. */
const keysOf = (messages: unknown): string[] =>
  typeof messages === 'object' && messages !== null && !Array.isArray(messages)
    ? Object.entries(messages).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : []

const keys = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((messages) => keysOf(messages).map((key) => [file, key] as const)),
)

describe('the messages', () => {
  it('are found', () => {
    expect(keys.length).toBeGreaterThan(100)
  })

  // The other way, a key that is used without being there, is an error of types.
  it.each(keys)('%s: %s is used', (_, key) => {
    expect(words).toContain(key)
  })
})
