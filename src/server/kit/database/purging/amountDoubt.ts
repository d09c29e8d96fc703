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

/** Rows of a table that would go, and those that would stay, each along an index. */
export interface Amount {
  readonly count: () => Promise<number>
  /** Whether at least so many would stay. */
  readonly stay: (least: number) => Promise<boolean>
}

/** Whether more rows would go than a purge may take at once; those that stay are counted no further than it takes to know. */
export const isExcess = async ({ count, stay }: Amount): Promise<boolean> => {
  const due = await count()
  return due > FEW && !(await stay(due * (ONE_OF - 1)))
}

/** Throws an AmountInDoubt where more of a table would go at once than a day may explain, unless someone is sure of it. */
export const refuseExcess = async (
  table: string,
  sure: boolean,
  excess: () => Promise<boolean>,
): Promise<void> => {
  if (!sure && (await excess())) throw new AmountInDoubt(table)
}
