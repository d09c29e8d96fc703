/** Database: one schema on PostgreSQL or on an embedded SQLite, its migrations, its settings and its journal. */

import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
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

const migratorOf = (db: Db) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Brings the schema up to date; says the names of the migrations that ran. */
export const migrate = async (db: Db): Promise<string[]> => {
  const { error, results } = await migratorOf(db).migrateToLatest()
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
  const known = await migratorOf(db).getMigrations()
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
export const openPostgres = async (url: string, schema?: string): Promise<Store> => {
  const db: Db = new Kysely({ dialect: postgresDialect(url, schema) })
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
