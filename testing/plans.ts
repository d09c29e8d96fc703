import { CompiledQuery, PostgresAdapter, sql } from 'kysely'
import type { Db } from '#server/kit/database/Store.ts'

/** Tables that stay small whoever has an account: going through them costs nothing. */
const SMALL = new Set([
  'reglage',
  'contenu',
  'bail',
  'audit_tete',
  'kysely_migration',
  'kysely_migration_lock',
  // Events or acts of one person, found by index and ranked.
  'rangs',
  // What waits in a queue, found by index and counted no further than a limit.
  'attente',
])

interface Recorded {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Notes each statement that a base is asked from now on, once by text, in transactions too. */
export const recordStatements = (db: Db): Map<string, Recorded> => {
  const noted = new Map<string, Recorded>()
  const note = (query: CompiledQuery) => {
    if (/^(?:select|insert|update|delete|with)\b/.test(query.sql)) noted.set(query.sql, query)
  }
  const heard = new WeakSet()
  const executor = db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  executor.provideConnection = (consumer, options) =>
    provide((connection) => {
      if (!heard.has(connection)) {
        heard.add(connection)
        const execute = connection.executeQuery.bind(connection)
        connection.executeQuery = (query, given) => {
          note(query)
          return execute(query, given)
        }
      }
      return consumer(connection)
    }, options)
  // Readings that are written once take no connection of Kysely's.
  const ask = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, options) => {
    note(query)
    return ask(query, options)
  }
  return noted
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Table and first column of each index of PostgreSQL. */
const indexesOf = async (db: Db) => {
  const { rows } = await sql<{ name: string; table: string; first: string }>`
    select indexrelid::regclass::text as name, indrelid::regclass::text as "table", attname as first
    from pg_index join pg_attribute on attrelid = indexrelid and attnum = 1`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

/** A table that a node goes through whole: by itself, or along an index whose first column it does not ask for. */
const wholeIn = (node: PlanNode, indexes: Awaited<ReturnType<typeof indexesOf>>): string | undefined => {
  if (node['Node Type'] === 'Seq Scan') return node['Relation Name']
  const index = indexes.get(node['Index Name'] ?? '')
  return index && !new RegExp(`\\b${index.first}\\b`).test(node['Index Cond'] ?? '') ? index.table : undefined
}

/** With few rows, PostgreSQL would rather go through tables: what does so here is all that it could. */
const planOnPostgres = (db: Db, query: Recorded): Promise<readonly PlanNode[]> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters]),
    )
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
  })

const wholeOnPostgres = async (db: Db, query: Recorded): Promise<string[]> => {
  const indexes = await indexesOf(db)
  return (await planOnPostgres(db, query)).flatMap((node) => wholeIn(node, indexes) ?? [])
}

const planOnSqlite = async (db: Db, query: Recorded): Promise<readonly string[]> => {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
  )
  return rows.map(({ detail }) => detail)
}

const wholeOnSqlite = async (db: Db, query: Recorded): Promise<string[]> =>
  (await planOnSqlite(db, query)).flatMap((step) => /^SCAN (\w+)/.exec(step)?.[1] ?? [])

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** Tables that a statement goes through whole, of those that grow with the people and their years. */
export const tablesGoneThrough = async (db: Db, query: Recorded): Promise<string[]> => {
  const whole = await (isPostgres(db) ? wholeOnPostgres(db, query) : wholeOnSqlite(db, query))
  return whole.filter((table) => !SMALL.has(table))
}

/** Tables of which a statement reads rows: not of those whose index has all that it asks for. */
export const tablesRead = async (db: Db, query: Recorded): Promise<string[]> =>
  isPostgres(db)
    ? (await planOnPostgres(db, query)).flatMap((node) =>
        node['Node Type'] === 'Index Only Scan' ? [] : (node['Relation Name'] ?? []),
      )
    : (await planOnSqlite(db, query)).flatMap((step) =>
        step.includes('COVERING INDEX') ? [] : (/^(?:SCAN|SEARCH) (\w+)/.exec(step)?.[1] ?? []),
      )
