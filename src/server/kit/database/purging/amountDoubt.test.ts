import { expect, it } from 'vitest'
import { isExcess } from './amountDoubt.ts'

const M = 1_000_000

/** A table of so many rows on each side, of which those before may have to stay; what was counted of each. */
const table = (rows: { readonly before: number; readonly due: number; readonly stay: number }) => {
  const seen = { before: 0, due: 0, stay: 0 }
  const counted = (side: keyof typeof rows) => async (most: number) => {
    const found = Math.min(most, rows[side])
    seen[side] += found
    return found
  }
  return { amount: { before: counted('before'), due: counted('due'), stay: counted('stay') }, seen }
}

it.each([
  [1000, 1000, 0, false],
  [1001, 1001, 4003, true],
  [1001, 1001, 4004, false],
  // Most of those before wait for an act, and stay.
  [5000, 1000, 100, false],
  [5000, 1001, 100, true],
  [2.5 * M, 2.5 * M, 70 * M, false],
  [35 * M, 35 * M, 25 * M, true],
])('of %d rows before, %d would go, and %d stay: too many at once, %s', async (before, due, stay, excess) => {
  expect(await isExcess(table({ before, due, stay }).amount)).toBe(excess)
})

it('looks at none of the rows of a payday that a purge may take', async () => {
  const { amount, seen } = table({ before: 2.5 * M, due: 2.5 * M, stay: 70 * M })
  await isExcess(amount)
  expect(seen.due).toBe(0)
})

it.each([
  ['a year', 25 * M],
  ['three years', 40_000],
  ['a century', 0],
])('looks at few of tens of millions of rows under a clock that is ahead by %s', async (_, stay) => {
  const { amount, seen } = table({ before: 60 * M - stay, due: 60 * M - stay, stay })
  expect(await isExcess(amount)).toBe(true)
  expect(seen.due).toBeLessThanOrEqual(Math.max(1001, stay / 4 + 1))
  expect(seen.before + seen.stay).toBeLessThanOrEqual(4 * stay + 3003)
})
