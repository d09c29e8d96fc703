import {
  type Dialect,
  type Driver,
  type LimitNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'

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

/**
 * A limit is written in the text: SQLite prepares a statement anew at each call whose limit is a parameter, since it plans
 * by it, which costs as much as reading a page of rows.
 */
class EmbeddedCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${String(limit.value)}`)
    else super.visitLimit(node)
  }
}

/** Kysely's dialect over Node's own SQLite: WAL, and a commit that returned is on the disk. */
export const sqliteDialect = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createQueryCompiler: () => new EmbeddedCompiler(),
  createAdapter: () => new EmbeddedAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
