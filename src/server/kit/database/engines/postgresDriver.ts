import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type QueryResult,
} from 'kysely'
import { preparedName, type PreparedReads } from './preparedReads.ts'

/** A connection that is taken from the pool at its first query, unless that one is a prepared reading: it goes with those of all. */
class LateConnection implements DatabaseConnection {
  #taken: Promise<DatabaseConnection> | undefined
  readonly #take: () => Promise<DatabaseConnection>
  readonly #reads: PreparedReads

  constructor(take: () => Promise<DatabaseConnection>, reads: PreparedReads) {
    this.#take = take
    this.#reads = reads
  }

  /** The pool's own; what is asked from then on is asked of it, as a transaction needs. */
  get own(): Promise<DatabaseConnection> {
    this.#taken ??= this.#take()
    return this.#taken
  }

  /** The pool's own, if any was taken. */
  get taken(): Promise<DatabaseConnection> | undefined {
    return this.#taken
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = this.#taken ? undefined : preparedName(query.sql)
    if (name === undefined) return (await this.own).executeQuery<R>(query)
    const rows = await this.#reads.ask({ name, text: query.sql, values: [...query.parameters] })
    return { rows: rows as R[] }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.own).streamQuery<R>(query, chunkSize)
  }
}

const lateOf = (connection: DatabaseConnection) => {
  if (connection instanceof LateConnection) return connection
  throw new TypeError('Not a connection of this driver.')
}

const sharing = (pooled: Driver, reads: PreparedReads): Driver => ({
  init: () => pooled.init(),
  acquireConnection: async () => new LateConnection(() => pooled.acquireConnection(), reads),
  beginTransaction: async (connection, settings) =>
    pooled.beginTransaction(await lateOf(connection).own, settings),
  commitTransaction: async (connection) => pooled.commitTransaction(await lateOf(connection).own),
  rollbackTransaction: async (connection) => pooled.rollbackTransaction(await lateOf(connection).own),
  releaseConnection: async (connection) => {
    const taken = await lateOf(connection).taken?.catch(() => undefined)
    if (taken) await pooled.releaseConnection(taken)
  },
  destroy: async () => {
    await reads.end()
    await pooled.destroy()
  },
})

/** Kysely's dialect over PostgreSQL, whose prepared readings outside of a transaction take no connection of the pool. */
export const sharingDialect = (config: PostgresDialectConfig, reads: PreparedReads): Dialect => {
  const dialect = new PostgresDialect(config)
  return {
    createDriver: () => sharing(dialect.createDriver(), reads),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}
