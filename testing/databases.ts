import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { databasesFolder } from './postgres.ts'
import { openEmbedded, openPostgres, type Queried, type Store } from '#server/kit/database/Store.ts'

/** Both databases, for `describe.each`: one suite runs on the two. */
export const databases = ['SQLite', 'PostgreSQL'] as const

export type DatabaseName = (typeof databases)[number]

let keptMaker: pg.Pool | undefined

/** What makes and drops databases: one connection for all the tests of the process, which ends without waiting for it. */
const maker = () => {
  keptMaker ??= new pg.Pool({
    connectionString: inject('databaseUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  return keptMaker
}

/** A database of PostgreSQL for one test, copied from another one, and how it ends. */
export const makeDatabase = async (model = 'template1') => {
  const url = new URL(inject('databaseUrl'))
  const name = `essai_${randomUUID().replaceAll('-', '')}`
  // Its files copied as they are: written through the journal, page by page, it costs PostgreSQL twice as much.
  await maker().query(`create database ${name} template ${model} strategy file_copy`)
  url.pathname = `/${name}`
  const connected = async () =>
    Number(
      (await maker().query('select count(*) from pg_stat_activity where datname = $1', [name])).rows[0].count,
    )
  const drop = async () => {
    // A pool that has ended still closes its connections: dropped before, they would tell a fault.
    for (let tries = 0; tries < 500 && (await connected()) > 0; tries++);
    await maker().query(`drop database ${name} with (force)`)
  }
  return { url: url.href, drop }
}

const openDatabase = async (queried?: Queried): Promise<Store> => {
  const { url, drop } = await makeDatabase(inject('models').database)
  const store = await openPostgres(url, {}, queried)
  return { db: store.db, close: () => store.close().then(drop) }
}

const openFile = (queried?: Queried): Store => {
  const folder = mkdtempSync(join(databasesFolder(), 'espace-agent-'))
  cpSync(inject('models').folder, folder, { recursive: true })
  const store = openEmbedded(folder, queried)
  return {
    db: store.db,
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A new, empty, migrated store of its own. */
export const openTestStore = async (name: DatabaseName, queried?: Queried): Promise<Store> =>
  name === 'SQLite' ? openFile(queried) : openDatabase(queried)
