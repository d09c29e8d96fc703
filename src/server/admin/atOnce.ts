/**
 * Does a work on each item, at most `limit` at the same time; gives the results in the order of the items. After a
 * failure nothing more begins, and it is thrown once what was under way has ended.
 */
export const atOnce = async <T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  const failures: unknown[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length && failures.length === 0) {
      const index = next
      next += 1
      try {
        results[index] = await work(items[index] as T)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
