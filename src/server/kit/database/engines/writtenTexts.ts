import { performance } from 'node:perf_hooks'
import type { CompiledQuery, Kysely, LogEvent } from 'kysely'

/** Queries that are written once, and the name that PostgreSQL knows each by. */
const names = new Map<string, string>()

/**
 * Keeps the text of a query that many requests ask. It names its columns: PostgreSQL refuses a prepared one that would give
 * others once its table has gained some.
 */
export const keepText = (text: string): void => {
  if (/(?:select|returning) \*|\.\*/.test(text))
    throw new RangeError(`A prepared query must name its columns: ${text}`)
  names.set(text, names.get(text) ?? `texte_${names.size}`)
}

/** The name of a text that is kept. */
export const nameOf = (text: string): string | undefined => names.get(text)

/** Whether a text that is kept writes and gives nothing back. */
export const isMute = (text: string): boolean =>
  /^(?:insert|update|delete) /.test(text) && !/\breturning\b/.test(text)

const isReading = (text: string): boolean => text.startsWith('select ') && names.has(text)

/** Gives the rows of a reading. */
export type Read = (query: CompiledQuery) => Promise<readonly unknown[]>

const telling =
  (read: Read, told: (event: LogEvent) => void): Read =>
  async (query) => {
    const begun = performance.now()
    const since = () => ({ query, queryDurationMillis: performance.now() - begun })
    try {
      const rows = await read(query)
      told({ level: 'query', ...since() })
      return rows
    } catch (error) {
      told({ level: 'error', error, ...since() })
      throw error
    }
  }

/**
 * Has the readings that are written once asked of the engine itself: what Kysely does around a query costs more than reading a
 * row by its key. A write has a connection of its own, since it may wait for another. A transaction has an executor of its own, and asks everything of its connection.
 */
export const readDirectly = <Tables>(
  db: Kysely<Tables>,
  read: Read,
  told?: (event: LogEvent) => void,
): void => {
  const executor = db.getExecutor()
  const others = executor.executeQuery.bind(executor)
  const direct = told ? telling(read, told) : read
  const executeQuery: typeof others = async (query, options) =>
    isReading(query.sql) ? { rows: (await direct(query)) as never[] } : others(query, options)
  Object.assign(executor, { executeQuery })
}
