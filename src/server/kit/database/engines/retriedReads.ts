import { setImmediate as heard } from 'node:timers/promises'
import { type CompiledQuery, type Kysely, SelectQueryNode } from 'kysely'
import { tellFault } from '../../faults/tellFault.ts'
import { isConnectionSpent } from '../faults.ts'
import type { Tables } from '../schema/schema.ts'

/** Whether a query only reads: a second time does no more than the first. */
const reads = ({ query }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) &&
  (query.with?.expressions ?? []).every(({ expression }) => SelectQueryNode.is(expression))

/** A base that closes all its connections does so one after the other: the next one that is taken may be about to close. */
const TRIES_MORE = 4

/**
 * Has a reading whose connection was lost under it done again, on another one. Neither a write, which may have been done, nor
 * what a transaction reads, which has gone with its connection: it has an executor of its own.
 */
export const retryReads = (db: Kysely<Tables>): void => {
  const executor = db.getExecutor()
  const once = executor.executeQuery.bind(executor)
  const again = async (
    left: number,
    ...given: Parameters<typeof once>
  ): Promise<Awaited<ReturnType<typeof once>>> => {
    try {
      return await once(...given)
    } catch (error) {
      if (left === 0 || !isConnectionSpent(error) || !reads(given[0])) throw error
      tellFault('a reading lost its connection to PostgreSQL, and is done again', error)
      // Those that are idle and were lost with it are heard of first: none of them is taken.
      await heard()
      return again(left - 1, ...given)
    }
  }
  Object.assign(executor, {
    executeQuery: (...given: Parameters<typeof once>) => again(TRIES_MORE, ...given),
  })
}
