import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, type LogEvent, sql } from 'kysely'
import { expect, it } from 'vitest'
import { type DatabaseName, databases, makeDatabase, openTestStore } from '#testing/databases.ts'
import { isContraction } from './migrate.ts'
import { migrations } from './migrations.ts'
import { sqliteDialect } from './engines/sqlite.ts'
import { sqliteDriver } from './engines/sqliteDriver.ts'
import { openPostgres } from './Store.ts'

/** An index that goes slows at most, but for one that keeps rows apart: the version before names its columns as it writes. */
const dropsIndex = /^drop index "(\w+)"$/

/**
 * What the version before, which still runs while a version takes its place, would fall on. A column that changes its type is
 * one: a write prepared before, which gives it back, would be refused once on each connection.
 */
const breaks = (statement: string): boolean =>
  (/\b(?:drop|rename|truncate)\b|\balter (?!table\b)/i.test(statement) && !dropsIndex.test(statement)) ||
  /\bdelete from\b/i.test(statement) ||
  (/\badd column\b/i.test(statement) && /\bnot null\b/i.test(statement) && !/\bdefault\b/i.test(statement))

/** An empty base of each engine: what a migration does on one alone counts too. */
const empty = {
  SQLite: async (log: (event: LogEvent) => void) => {
    const file = join(mkdtempSync(join(tmpdir(), 'espace-agent-')), 'portail.db')
    const db = new Kysely<unknown>({ dialect: sqliteDialect(sqliteDriver(file).driver), log })
    return { db, close: () => db.destroy() }
  },
  PostgreSQL: async (log: (event: LogEvent) => void) => {
    const { url, drop } = await makeDatabase()
    const { db, close } = await openPostgres(url, {}, log)
    return { db: db as unknown as Kysely<unknown>, close: () => close().then(drop) }
  },
}

const statementsOf = async (name: DatabaseName) => {
  const ran: { name: string; statement: string }[] = []
  let migration = ''
  const { db, close } = await empty[name](
    ({ query }) => void ran.push({ name: migration, statement: query.sql }),
  )
  for (const [one, { up }] of Object.entries(migrations)) {
    migration = one
    await db.transaction().execute((inside) => up(inside))
  }
  await close()
  return ran
}

it.each(databases)(
  'a migration of %s takes nothing from the version before, unless its name says that it contracts',
  async (database) => {
    const ran = await statementsOf(database)
    expect(ran.length).toBeGreaterThan(50)
    expect(ran.filter(({ name, statement }) => !isContraction(name) && breaks(statement))).toEqual([])
  },
)

/** Tables that a statement changes, though rows are there; their names, with the columns that it indexes. */
const onRows = /^create (?:unique )?index (?:if not exists )?"\w+" on "(?<table>\w+)" \((?<columns>[^)]*)\)/

/** What a row that is there may have PostgreSQL refuse, whatever it indexes. */
const constrains =
  /^create unique index|\badd constraint\b|\b(?:add|alter) (?:column )?"?\w+"? (?:type\b|set not null)|\badd (?:unique|check|foreign|primary)\b/

it('a migration that constrains rows, or indexes their texts, looks for those that PostgreSQL would refuse, or says why there is none', async () => {
  const ran = await statementsOf('PostgreSQL')
  const store = await openTestStore('PostgreSQL')
  const { rows } = await sql<{ named: string }>`
    select table_name || '.' || column_name as named from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(store.db)
  await store.close()
  const texts = new Set(rows.map(({ named }) => named))
  const made = new Map<string, string>()
  const asked = new Set<string>()
  for (const { name, statement } of ran) {
    const table = /^create table (?:if not exists )?"(\w+)"/.exec(statement)?.[1]
    if (table !== undefined) made.set(table, name)
    const index = onRows.exec(statement)?.groups
    const columns = (index?.['columns'] ?? '').split(', ')
    const ofTexts = columns.some((column) => texts.has(`${index?.['table']}.${column.replaceAll('"', '')}`))
    const changed = index?.['table'] ?? /^alter table "(\w+)"/.exec(statement)?.[1]
    if (changed !== undefined && made.get(changed) !== name && (ofTexts || constrains.test(statement)))
      asked.add(name)
  }
  expect([...asked].toSorted()).toEqual(
    Object.entries(migrations)
      .filter(([, { obstacles, noObstacle }]) => (obstacles === undefined) !== (noObstacle === undefined))
      .map(([name]) => name),
  )
})

it('no index that goes kept rows apart', async () => {
  const statements = (await statementsOf('PostgreSQL')).map(({ statement }) => statement)
  const gone = statements.flatMap((statement) => dropsIndex.exec(statement)?.[1] ?? [])
  expect(gone).toContain('evenement_document')
  const apart = gone.map((name) => `create unique index "${name}"`)
  expect(statements.filter((statement) => apart.some((made) => statement.startsWith(made)))).toEqual([])
})

it.each([
  ['drop table "piece"', true],
  ['alter table "profil" drop column "iban"', true],
  ['alter table "profil" rename column "iban" to "compte"', true],
  ['alter table "profil" alter column "iban" set not null', true],
  ['alter table "profil" alter "nom" type varchar', true],
  ['alter table "profil" add column "bic" text not null', true],
  ['delete from "profil"', true],
  ['drop index "piece_dossier"', false],
  ['alter table "profil" add column "bic" text', false],
  ['alter table "profil" add column "bic" text default \'\' not null', false],
  ['create table "x" ("id" text not null)', false],
])('%s: breaks the version before: %s', (statement, expected) => {
  expect(breaks(statement)).toBe(expected)
})

it('numbers its migrations without a hole', () => {
  expect(Object.keys(migrations).map((name) => Number(name.slice(0, 3)))).toEqual(
    Object.keys(migrations).map((_, index) => index + 1),
  )
})
