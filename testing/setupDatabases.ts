import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/kit/database/migrate.ts'
import { openEmbedded, openPostgres } from '#server/kit/database/Store.ts'
import { postgresForTests } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Migrated and empty, copied for each test: a folder of the embedded database, a database of PostgreSQL. */
    models: { readonly folder: string; readonly database: string }
  }
}

const modelFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-modele-'))
  const store = openEmbedded(folder)
  await migrate(store.db)
  await store.close()
  return folder
}

const asked = async (url: string, query: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(query)
  await client.end()
}

const modelDatabase = async (databaseUrl: string): Promise<string> => {
  const name = `modele_${randomUUID().replaceAll('-', '')}`
  await asked(databaseUrl, `create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const store = await openPostgres(url.href)
  await migrate(store.db)
  await store.close()
  return name
}

/** Gives the tests both databases, and a model of each, so that migrations run once. */
export const setup = async (project: TestProject) => {
  const { url, stop } = await postgresForTests()
  const models = { folder: await modelFolder(), database: await modelDatabase(url) }
  project.provide('databaseUrl', url)
  project.provide('models', models)
  return async () => {
    rmSync(models.folder, { recursive: true, force: true })
    await asked(url, `drop database ${models.database}`)
    await stop()
  }
}
