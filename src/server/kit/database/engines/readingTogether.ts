import type { CompiledQuery, QueryResult } from 'kysely'
import type { openSqlite } from './sqliteStatements.ts'

/** Readings of a connection that nothing is written by. */
interface Readings {
  readonly run: <R>(query: CompiledQuery) => QueryResult<R>
  /** Has what follows see what was written meanwhile. */
  readonly end: () => void
}

/**
 * What is read in one turn of the event loop is read of the base as it was at the first reading, in one transaction: to take
 * the lock and leave it costs several times what reading a row by its key does. This process ends it when it writes.
 */
export const readingTogether = (reader: ReturnType<typeof openSqlite>): Readings => {
  let isHeld = false
  const end = () => {
    if (!isHeld) return
    isHeld = false
    // A disk that fails may have undone it.
    if (reader.isInTransaction()) reader.exec('commit')
  }
  return {
    end,
    run: (query) => {
      if (!isHeld) {
        reader.exec('begin')
        isHeld = true
        setImmediate(end)
      }
      return reader.run(query)
    },
  }
}
