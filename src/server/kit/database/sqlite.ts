import { DatabaseSync } from 'node:sqlite'
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

/** Whether a file is a whole, undamaged database. */
export const isSound = (path: string): boolean => {
  const sqlite = new DatabaseSync(path, { readOnly: true })
  try {
    return sqlite.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok'
  } catch {
    return false
  } finally {
    sqlite.close()
  }
}
