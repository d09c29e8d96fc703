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
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(statement)
    await client.end()
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
    stop: postgres.stop,
  }
}
