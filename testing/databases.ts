import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, openEmbedded, openPostgres, type Store } from '#server/kit/database/Store.ts'

/** Both databases, for `describe.each`: one suite runs on the two. */
export const databases = ['SQLite', 'PostgreSQL'] as const

export type DatabaseName = (typeof databases)[number]

const openSchema = async (): Promise<Store> => {
  const url = inject('databaseUrl')
  const schema = `essai_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema ${schema}`)
  const store = await openPostgres(url, schema)
  return {
    db: store.db,
    close: async () => {
      await store.close()
      await client.query(`drop schema ${schema} cascade`)
      await client.end()
    },
  }
}

const openFile = (): Store => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-'))
  const store = openEmbedded(folder)
  return {
    db: store.db,
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A new, empty, migrated store of its own. */
export const openTestStore = async (name: DatabaseName): Promise<Store> => {
  const store = name === 'SQLite' ? openFile() : await openSchema()
  await migrate(store.db)
  return store
}
