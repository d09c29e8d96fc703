import { backup, DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Db, fileOf } from './Store.ts'

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
