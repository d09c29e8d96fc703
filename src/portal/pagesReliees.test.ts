import { expect, it } from 'vitest'
import { pages } from './pages.ts'
import { paths } from './paths.ts'

/** What screens are made of: neither the manifest, nor the addresses themselves, nor tests. */
const sources = Object.values(
  import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts', '!./**/pages.ts', '!./paths.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** Addresses made of one part of the path: `paths.comparaison('pension')`. */
const made = ['comparaison', 'information', 'question', 'demandeMesap', 'completerCorrection'] as const

/** What screens call an address. */
const nameOf = (path: string): string | undefined =>
  Object.entries(paths).find(([, known]) => known === path)?.[0] ??
  made.find((name) => path.split('/').some((part) => (paths[name] as (one: string) => string)(part) === path))

/** Pages that neither the menu nor the footer leads to, and that say no reason for it. */
const others = pages.filter(
  ({ menu, pied, seulementPlan, path }) => !menu && !pied && seulementPlan === undefined && path !== '*',
)

it.each(others.map(({ titre, path }) => [titre, path] as const))(
  '« %s » (%s) is linked from where it is useful',
  (_, path) => {
    const name = nameOf(path)
    expect(name).toBeDefined()
    expect(sources.some((source) => new RegExp(`paths\\.${name ?? ''}\\b`).test(source))).toBe(true)
  },
)
