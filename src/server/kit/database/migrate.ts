import { PostgresAdapter, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Say, StartFault } from '../StartFault.ts'
import { migrations } from './migrations.ts'
import type { Db } from './Store.ts'

/** On PostgreSQL, the schema in use: another schema of the database may hold tables of migrations too. */
const schemaOf = async (db: Db): Promise<string | undefined> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return rows[0]?.schema
}

/** Brings the schema up to date, or up to a migration (`last`); says the names of those that ran. */
export const migrate = async (db: Db, last?: string): Promise<string[]> => {
  const schema = await schemaOf(db)
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const migrator = new Migrator({
    db,
    provider,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error, results } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last))
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** PostgreSQL's undefined_table, or SQLite's sentence. */
const isMissingTable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '42P01') || /no such table/.test(error.message))

const executed = async (db: Db): Promise<string[]> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

/** Where a schema stands against this version of the portal. */
export interface SchemaState {
  /** Migrations of this version that have not run. */
  readonly pending: readonly string[]
  /** Migrations that a later version ran, and this one does not know. */
  readonly newer: readonly string[]
  /** No migration ever ran. */
  readonly isNew: boolean
}

export const schemaState = async (db: Db): Promise<SchemaState> => {
  const ran = await executed(db)
  return {
    pending: Object.keys(migrations).filter((name) => !ran.includes(name)),
    newer: ran.filter((name) => !(name in migrations)),
    isNew: ran.length === 0,
  }
}

/** What rows of a PostgreSQL base would have it refuse of these migrations, a sentence each: which ones, and what to do first. */
export const obstaclesTo = async (db: Db, pending: readonly string[]): Promise<string[]> => {
  const told: string[] = []
  for (const name of pending)
    for (const said of (await migrations[name]?.obstacles?.(db)) ?? []) told.push(`${name} ${said}`)
  return told
}

/** Migrations that take away or rename what the version before reads say so in their name: `031_contraction_iban`. */
export const isContraction = (name: string): boolean =>
  /^\d+_contraction_/.test(name) && migrations[name]?.takesNothing !== true

/**
 * Refuses a base that this version cannot work on. One that a later version has only added to still serves: processes of
 * both run side by side while a version takes the place of another.
 */
export const checkSchema = async (db: Db, say: Say): Promise<void> => {
  const { pending, newer, isNew } = await schemaState(db)
  if (newer.some(isContraction))
    throw new StartFault(
      `La base a été mise à jour par une version plus récente du portail, avec laquelle celle-ci ne peut plus travailler (${newer.join(', ')}) : installez la version la plus récente.`,
    )
  if (pending.length > 0)
    throw new StartFault(
      `La base de données n’est pas ${isNew ? 'encore faite' : `à jour (${pending.join(', ')})`} : lancez « npm run admin -- base migrer », puis recommencez.`,
    )
  if (newer.length > 0)
    say(
      `Attention : la base a été mise à jour par une version plus récente du portail (${newer.join(', ')}). Celle-ci continue ; installez la plus récente.`,
    )
}
