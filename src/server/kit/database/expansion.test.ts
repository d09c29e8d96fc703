import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, type LogEvent } from 'kysely'
import { expect, it } from 'vitest'
import { isContraction } from './migrate.ts'
import { migrations } from './migrations.ts'
import { sqliteDialect } from './engines/sqlite.ts'
import { sqliteDriver } from './engines/sqliteDriver.ts'

/** What the version before, which still runs while a version takes its place, would fall on. */
const breaks = (statement: string): boolean =>
  /\b(?:drop|rename|truncate)\b|\balter column\b/i.test(statement) ||
  /\bdelete from\b/i.test(statement) ||
  (/\badd column\b/i.test(statement) && /\bnot null\b/i.test(statement) && !/\bdefault\b/i.test(statement))

const statementsOf = async () => {
  const ran: { name: string; statement: string }[] = []
  let name = ''
  const log = ({ query }: LogEvent) => void ran.push({ name, statement: query.sql })
  const db = new Kysely<unknown>({
    dialect: sqliteDialect(
      sqliteDriver(join(mkdtempSync(join(tmpdir(), 'espace-agent-')), 'portail.db')).driver,
    ),
    log,
  })
  for (const [one, { up }] of Object.entries(migrations)) {
    name = one
    await up(db)
  }
  await db.destroy()
  return ran
}

it('a migration takes nothing from the version before, unless its name says that it contracts', async () => {
  const ran = await statementsOf()
  expect(ran.length).toBeGreaterThan(50)
  expect(ran.filter(({ name, statement }) => !isContraction(name) && breaks(statement))).toEqual([])
})

it.each([
  ['drop table "piece"', true],
  ['alter table "profil" drop column "iban"', true],
  ['alter table "profil" rename column "iban" to "compte"', true],
  ['alter table "profil" alter column "iban" set not null', true],
  ['alter table "profil" add column "bic" text not null', true],
  ['delete from "profil"', true],
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
