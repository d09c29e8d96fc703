/** Database: one schema on PostgreSQL or on an embedded SQLite, its migrations, its settings and its journal. */

import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type LogEvent, sql } from 'kysely'
import { StartFault } from '../StartFault.ts'
import { makeFolder } from '../makeFolder.ts'
import { holdFolder, unwritable } from './lock.ts'
import { openPool, type PoolState, type PostgresSettings } from './engines/postgres.ts'
import { retryReads } from './engines/retriedReads.ts'
import type { Tables } from './schema/schema.ts'
import { sqliteDialect } from './engines/sqlite.ts'
import { sqliteDriver } from './engines/sqliteDriver.ts'
import { readDirectly } from './engines/writtenTexts.ts'
import { backup, DatabaseSync } from 'node:sqlite'

export type Db = Kysely<Tables>

export interface Store {
  readonly db: Db
  /** State of the connections; absent from the embedded database, which has one. */
  readonly pool?: () => PoolState
  readonly close: () => Promise<void>
}

/** Makes the data folder, and refuses one that cannot be written. */
export const prepareFolder = (folder: string) => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch {
    throw unwritable(folder)
  }
}

/** The file of the embedded database of a folder. */
export const fileOf = (folder: string) => join(folder, 'portail.db')

/** Hears of each query once it has been made. */
export type Queried = (event: LogEvent) => void

const embeddedDb = (folder: string, queried?: Queried): Db => {
  const { driver, read } = sqliteDriver(fileOf(folder))
  const db: Db = new Kysely({ dialect: sqliteDialect(driver), ...(queried && { log: queried }) })
  readDirectly(db, read, queried)
  return db
}

/** Opens the embedded database of a folder; refused while another server holds it. */
export const openEmbedded = (folder: string, queried?: Queried): Store => {
  prepareFolder(folder)
  const release = holdFolder(folder)
  const db = embeddedDb(folder, queried)
  return {
    db,
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

/** Whether a folder has an embedded database already. */
export const hasEmbedded = (folder: string): boolean => existsSync(fileOf(folder))

/** Opens the embedded database of a folder beside a server that may hold it, to read and write rows. */
export const openBeside = (folder: string): Store => {
  const db = embeddedDb(folder)
  return { db, close: () => db.destroy() }
}

/** Opens a PostgreSQL database, and refuses one that does not answer. */
export const openPostgres = async (
  url: string,
  settings?: PostgresSettings,
  queried?: Queried,
): Promise<Store> => {
  const { dialect, read, state, end } = openPool(url, settings)
  const db: Db = new Kysely({ dialect, ...(queried && { log: queried }) })
  try {
    await db.selectNoFrom((e) => e.lit(1).as('one')).execute()
  } catch (error) {
    await db.destroy()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(
      `PostgreSQL ne répond pas (${reason || 'connexion refusée'}) : vérifiez que la base est démarrée et joignable d’ici, et DATABASE_URL.`,
    )
  }
  readDirectly(db, read, queried)
  retryReads(db)
  const close = async () => {
    await end()
    await db.destroy()
  }
  return { db, pool: state, close }
}

/** Pages copied between two looks at whether to go on: 4 MB. */
const AT_ONCE = 1000

/**
 * Copies the embedded base, as it is at one moment, into a folder, while servers write in it. Between two parts of it,
 * `goOn` is called: what it throws ends the copy.
 */
export const copyEmbedded = async (db: Db, folder: string, goOn: () => void): Promise<void> => {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
  const source = new DatabaseSync(rows[0]?.file ?? '', { readOnly: true })
  try {
    // What has begun to be read stays as it was: without it, each write of a server would begin the copy anew.
    source.exec('begin; select count(*) from sqlite_schema')
    await backup(source, fileOf(folder), { rate: AT_ONCE, progress: goOn })
  } finally {
    source.close()
  }
}
