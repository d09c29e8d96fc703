import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

/** Prepared statements kept by their text: the portal has far fewer queries than this. */
const KEPT_STATEMENTS = 500

/** The values of a row, in the order of its columns. */
type Values = readonly unknown[]

/** What makes a row of the values of a statement. */
type ToRow = (values: Values) => Readonly<Record<string, unknown>>

const namesOf = (statement: StatementSync) => statement.columns().map(({ name }) => name)

/**
 * The objects that `node:sqlite` makes of rows are of a kind that the engine reads slowly: these are copies of one. A table
 * may gain a column under a statement that names none: its values are then more than they were.
 */
const rowsOf = (statement: StatementSync): ToRow => {
  const blankOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))
  let names = namesOf(statement)
  let blank: Readonly<Record<string, unknown>> = blankOf(names)
  return (values) => {
    if (values.length !== names.length) {
      names = namesOf(statement)
      blank = blankOf(names)
    }
    const row: Record<string, unknown> = { ...blank }
    for (let rank = 0; rank < names.length; rank += 1) row[names[rank] ?? ''] = values[rank]
    return row
  }
}

interface Prepared {
  readonly statement: StatementSync
  /** Absent from what gives no row. */
  readonly toRow?: ToRow
}

const prepare = (sqlite: DatabaseSync, text: string): Prepared => {
  const statement = sqlite.prepare(text)
  statement.setReturnArrays(true)
  return { statement, ...(statement.columns().length > 0 && { toRow: rowsOf(statement) }) }
}

const valuesOf = ({ parameters }: CompiledQuery) => parameters as readonly SQLInputValue[]

/** A connection to a file of SQLite that runs queries by their text, each prepared once. */
export const openSqlite = (file: string, timeout: number) => {
  const sqlite = new DatabaseSync(file, { timeout })
  const kept = new Map<string, Prepared>()
  const prepared = (text: string) => {
    const known = kept.get(text)
    if (known) return known
    const one = prepare(sqlite, text)
    if (kept.size < KEPT_STATEMENTS) kept.set(text, one)
    return one
  }
  return {
    exec: (text: string) => sqlite.exec(text),
    isInTransaction: () => sqlite.isTransaction,
    run: <R>(query: CompiledQuery): QueryResult<R> => {
      const { statement, toRow } = prepared(query.sql)
      if (!toRow) return { rows: [], numAffectedRows: BigInt(statement.run(...valuesOf(query)).changes) }
      const rows = statement.all(...valuesOf(query)) as unknown as Values[]
      return { rows: rows.map(toRow) as R[] }
    },
    *each<R>(query: CompiledQuery) {
      const { statement, toRow = rowsOf(statement) } = prepared(query.sql)
      for (const values of statement.iterate(...valuesOf(query)) as unknown as Iterable<Values>)
        yield toRow(values) as R
    },
    close: () => sqlite.close(),
  }
}
