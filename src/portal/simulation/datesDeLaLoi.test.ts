import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../../rules/**/*.ts',
    '../../contract/**/*.ts',
    '../**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
    '!**/exemples/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Bounds of what the portal takes, which no law sets, and what stands for a departure while only a cost is asked for. */
const bornesDuPortail = new Set(['1900-01-01', '1950-01-01', '2010-12-31', '2099-01-01', '2099-12-31'])

it('has no date of the law in the code: they are all in its files, with their source', () => {
  const dates = Object.entries(sources).flatMap(([fichier, texte]) =>
    [...texte.matchAll(/'((?:19|20)\d{2}-\d{2}-\d{2})'/g)]
      .filter(([, date = '']) => !bornesDuPortail.has(date))
      .map(([, date]) => `${fichier} ${date}`),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(dates).toEqual([])
})
