/** Database: one schema on PostgreSQL or on an embedded SQLite, its migrations, its settings and its journal. */

import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresAdapter, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartFault } from '../StartFault.ts'
import { holdFolder } from './lock.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import type { Tables } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Db = Kysely<Tables>

export interface Store {
  readonly db: Db
  readonly close: () => Promise<void>
}

/** On PostgreSQL, the schema in use: another schema of the database may hold tables of migrations too. */
const schemaOf = async (db: Db): Promise<string | undefined> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return rows[0]?.schema
}

const migratorOf = async (db: Db) => {
  const schema = await schemaOf(db)
  const provider = { getMigrations: async () => ({ ...migrations }) }
  return new Migrator({ db, provider, ...(schema !== undefined && { migrationTableSchema: schema }) })
}

/** Brings the schema up to date; says the names of the migrations that ran. */
export const migrate = async (db: Db): Promise<string[]> => {
  const { error, results } = await (await migratorOf(db)).migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Makes the data folder, and refuses one that cannot be written. */
export const prepareFolder = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartFault(
      `Le dossier de données « ${folder} » ne peut pas être écrit : donnez-en le droit, ou choisissez un autre dossier avec DATA_DIR.`,
    )
  }
}

const embeddedDb = (folder: string): Db => new Kysely({ dialect: sqliteDialect(join(folder, 'portail.db')) })

/** Opens the embedded database of a folder; refused while another server holds it. */
export const openEmbedded = (folder: string): Store => {
  prepareFolder(folder)
  const release = holdFolder(folder)
  const db = embeddedDb(folder)
  return {
    db,
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

/** Migrates what needs it, unless a server that has another version is at work. */
const migrateAlone = async (db: Db, folder: string) => {
  const known = await (await migratorOf(db)).getMigrations()
  if (known.every(({ executedAt }) => executedAt !== undefined)) return
  const release = holdFolder(folder)
  try {
    await migrate(db)
  } finally {
    release()
  }
}

/** Opens the embedded database of a folder beside a server that may hold it, to read and write rows. */
export const openBeside = async (folder: string): Promise<Store> => {
  const db = embeddedDb(folder)
  try {
    await migrateAlone(db, folder)
    return { db, close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Opens a PostgreSQL database, and refuses one that does not answer. */
export const openPostgres = async (url: string): Promise<Store> => {
  const db: Db = new Kysely({ dialect: postgresDialect(url) })
  try {
    await db.selectNoFrom((e) => e.lit(1).as('one')).execute()
  } catch (error) {
    await db.destroy()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(
      `PostgreSQL ne répond pas (${reason || 'connexion refusée'}) : vérifiez DATABASE_URL, ou retirez cette variable pour utiliser la base embarquée.`,
    )
  }
  return { db, close: () => db.destroy() }
}
