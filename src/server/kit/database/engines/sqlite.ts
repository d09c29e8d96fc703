import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { sqliteDriver } from './sqliteDriver.ts'

/** SQLite changes its tables in transactions as it does rows: migrations that stop half-way leave nothing behind. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): true {
    return true
  }

  // The driver gives each its turn to write.
  override get supportsMultipleConnections(): true {
    return true
  }
}

/** Kysely's dialect over Node's own SQLite: WAL, and a commit that returned is on the disk. */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => sqliteDriver(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new EmbeddedAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
