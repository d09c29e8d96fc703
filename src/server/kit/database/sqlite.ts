import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/** Prepared statements kept by their text: the portal has far fewer queries than this. */
const KEPT_STATEMENTS = 500

const adapt = (statement: StatementSync): SqliteStatement => {
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

const database = (sqlite: DatabaseSync): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => sqlite.close(),
    prepare: (sql) => {
      const known = kept.get(sql)
      if (known) return known
      // A transaction that reads first may write later only if no other process has written meanwhile.
      const prepared = adapt(sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql))
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, prepared)
      return prepared
    },
  }
}

/** SQLite changes its tables in transactions as it does rows: migrations that stop half-way leave nothing behind. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): true {
    return true
  }
}

class WholeDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations()
  }
}

/** Kysely's dialect over Node's own SQLite: WAL, and a commit that returned is on the disk. */
export const sqliteDialect = (file: string): SqliteDialect => {
  const sqlite = new DatabaseSync(file, { timeout: 5000 })
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return new WholeDialect({ database: database(sqlite) })
}

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
