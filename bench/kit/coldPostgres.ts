import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '#server/kit/database/Store.ts'
import { startPostgres } from '#testing/postgres.ts'
import { openPortal } from './portal.ts'

/** Has the machine write these files, then forget what it holds of them in memory (GNU coreutils). */
const forgetFiles = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
  spawnSync('sync', files)
  for (const file of files) spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'])
}

/** Portals on one PostgreSQL on the disk, each with a base of its own, and how all that is in memory of them is forgotten. */
export const coldPostgres = async () => {
  const postgres = await startPostgres(tmpdir())
  const admin = async (statement: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement, [...values])
    await client.end()
    return rows
  }
  return {
    portal: async (name: string) => {
      await admin(`create database ${name}`)
      const url = new URL(postgres.url)
      url.pathname = `/${name}`
      return openPortal(() => openPostgres(url.href))
    },
    chill: async () => {
      await admin('checkpoint')
      await postgres.restart(() => forgetFiles(postgres.data))
    },
    /** Pages that a portal's base has read from the disk: all of them once `chill` has ended the connections that did. */
    pagesRead: async (name: string) => {
      const [row] = await admin('select blks_read from pg_stat_database where datname = $1', [name])
      return Number(row?.['blks_read'])
    },
    stop: postgres.stop,
  }
}
