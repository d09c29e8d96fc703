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
