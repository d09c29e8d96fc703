/** Rows that one statement deletes or changes at most: no one who writes waits for long. */
const BATCH = 1000

/** Batches of a table that are made at most; the next purge goes on. */
const MOST = 200

/** Keys of rows to delete or change, as `cle`, in the order of an index. */
interface Due<K> {
  readonly limit: (most: number) => { readonly execute: () => Promise<readonly { readonly cle: K }[]> }
}

/**
 * Deletes rows some at a time, or changes them so that they are due no more. Their keys are read first: given them by a subquery, PostgreSQL would go through the whole
 * table at each batch. `drop` says again why they go, for one that was renewed meanwhile. False where more are left than one
 * purge takes.
 */
export const inBatches = async <K>(
  due: Due<K>,
  drop: (keys: readonly K[]) => { readonly execute: () => Promise<unknown> },
): Promise<boolean> => {
  for (let done = 0; done < MOST; done += 1) {
    const rows = await due.limit(BATCH).execute()
    if (rows.length > 0) await drop(rows.map(({ cle }) => cle)).execute()
    if (rows.length < BATCH) return true
  }
  return false
}

/** Failures of several works, of which the first is told. */
const faultOf = (failures: readonly unknown[]): unknown => {
  const [first] = failures
  const said = first instanceof Error ? first.message : String(first)
  return failures.length === 1
    ? first
    : new AggregateError(failures.slice(0, 5), `${failures.length} ×, ${said}`)
}

/** Does a work on each item, whatever became of those before; throws what failed once all are gone through. */
export const oneByOne = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw faultOf(failures)
}
