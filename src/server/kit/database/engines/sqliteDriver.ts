import { setTimeout as delay } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, type Driver, SelectQueryNode } from 'kysely'
import { inTurn } from '../../turns/inTurn.ts'
import { isBusy } from '../faults.ts'
import { readingTogether } from './readingTogether.ts'
import { openSqlite } from './sqliteStatements.ts'
import { flushing } from './flushing.ts'
import type { Read } from './writtenTexts.ts'

/** How long a write waits for another process that writes, and how often it tries, in milliseconds. */
const WAITS_MS = 5000
const TRIES_EVERY_MS = 10

/** Tries until no other process writes: meanwhile this one answers others. */
const onceFree = async <T>(write: () => T): Promise<T> => {
  const until = performance.now() + WAITS_MS
  for (;;) {
    try {
      return write()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
      await delay(TRIES_EVERY_MS)
    }
  }
}

/**
 * Two connections to one file, in WAL: what reads outside a transaction never waits, neither for a transaction under way
 * here nor for another process that writes; what writes goes in turn, and waits without holding the process up. A write is
 * on the disk once it returns: SQLite leaves that to us (`synchronous = normal`), who hold nobody up
 * and flush once what was written meanwhile.
 */
export const sqliteDriver = (
  file: string,
  journal = flushing(`${file}-wal`),
): { readonly driver: Driver; readonly read: Read } => {
  const writer = openSqlite(file, 0)
  writer.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
  const reader = openSqlite(file, WAITS_MS)
  const readings = readingTogether(reader)
  const alone = inTurn({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })
  /** Those that nothing uses: Kysely looks at each new one at length. */
  const idle: DatabaseConnection[] = []
  const holds = new WeakMap<DatabaseConnection, () => void>()

  const takeTurn = (connection: DatabaseConnection) =>
    new Promise<void>((taken) => {
      void alone(
        () =>
          new Promise<void>((free) => {
            holds.set(connection, free)
            taken()
          }),
      )
    })

  const leaveTurn = (connection: DatabaseConnection) => {
    holds.get(connection)?.()
    holds.delete(connection)
  }

  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery) => {
        if (holds.has(connection)) return writer.run<R>(query)
        if (SelectQueryNode.is(query.query)) return readings.run<R>(query)
        const written = await alone(() => onceFree(() => writer.run<R>(query)))
        readings.end()
        await journal.flush()
        return written
      },
      async *streamQuery<R>(query: CompiledQuery) {
        for (const row of (holds.has(connection) ? writer : reader).each<R>(query)) yield { rows: [row] }
      },
    }
    return connection
  }

  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => idle.pop() ?? connect(),
    releaseConnection: async (connection) => void idle.push(connection),
    beginTransaction: async (connection) => {
      await takeTurn(connection)
      try {
        // A transaction that reads first may write later only if no other process has written meanwhile.
        await onceFree(() => writer.exec('begin immediate'))
      } catch (error) {
        leaveTurn(connection)
        throw error
      }
    },
    commitTransaction: async (connection) => {
      await onceFree(() => writer.exec('commit'))
      readings.end()
      leaveTurn(connection)
      await journal.flush()
    },
    rollbackTransaction: async (connection) => {
      try {
        // A full disk undoes the transaction by itself: undoing it again would hide why. One that could not be flushed was
        // committed, and another may be under way.
        if (holds.has(connection) && writer.isInTransaction()) writer.exec('rollback')
      } finally {
        leaveTurn(connection)
      }
    },
    destroy: async () => {
      await journal.close()
      readings.end()
      reader.close()
      writer.close()
    },
  }
  return { driver, read: async (query) => readings.run(query).rows }
}
