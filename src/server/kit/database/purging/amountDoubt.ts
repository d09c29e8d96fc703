/** Rows that a purge may always delete at once: a small table is emptied of a busy day without a question. */
export const FEW = 1000

/** One row of so many may go at once of what is kept for months: of twenty-four paydays, one is a twenty-fourth. */
export const ONE_OF = 5

/** So much of a table would go at once that its dates, or how long it is kept, may be wrong. */
export class AmountInDoubt extends Error {
  readonly table: string

  constructor(table: string) {
    super(
      `no purge of '${table}': more than a fifth of its rows would go at once; if their dates are right, run 'npm run admin -- purge --oui'`,
    )
    this.table = table
  }
}

/** Rows of a table, counted no further than `most`. */
type Counted = (most: number) => Promise<number>

/** Rows of a table on both sides of the moment from which they stay. */
export interface Amount {
  /** Those from before it, along an index alone: some may have to stay. */
  readonly before: Counted
  /** Those that would go, where each has to be looked at for it. */
  readonly due?: Counted
  /** Those that stay, along an index alone. */
  readonly stay: Counted
}

/** Every side is counted twice as far at each step. */
const STEP = 2

/** Whether those that would go are too many for these that stay: each is looked at, and no more of them than it takes. */
const isTooMany = async ({ before, due = before }: Amount, staying: number): Promise<boolean> => {
  const least = Math.max(FEW, Math.floor(staying / (ONE_OF - 1))) + 1
  return (await due(least)) >= least
}

/**
 * Whether more rows would go than a purge may take at once. Both sides are counted step by step, along an index, until the smaller
 * one says it: neither a clock that is ahead nor dates that are wrong have tens of millions of rows looked at.
 */
export const isExcess = async (amount: Amount): Promise<boolean> => {
  for (let most = FEW + 1; ; most *= STEP) {
    const found = await amount.before(most)
    if (found <= FEW) return false
    const enough = found * (ONE_OF - 1)
    const staying = await amount.stay(enough)
    if (staying < enough) return isTooMany(amount, staying)
    if (found < most) return false
  }
}

/** Throws an AmountInDoubt where more of a table would go at once than a day may explain, unless someone is sure of it. */
export const refuseExcess = async (
  table: string,
  sure: boolean,
  excess: () => Promise<boolean>,
): Promise<void> => {
  if (!sure && (await excess())) throw new AmountInDoubt(table)
}
