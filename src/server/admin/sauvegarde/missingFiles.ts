import type { Db } from '#server/kit/database/Store.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** What became of rows whose files the store has no more. */
interface Missing {
  /** Files that the base still names. */
  readonly absents: number
  /** Identifiers of the documents that have had another file since. */
  readonly remplaces: readonly string[]
}

/** Asks the base again for rows whose files are missing: since they were read, a purge may have gone by, or a file been replaced. */
export const missingFiles = async (db: Db, table: 'document' | 'piece', rows: Rows): Promise<Missing> => {
  if (rows.length === 0) return { absents: 0, remplaces: [] }
  const keys = (name: string) => rows.map((row) => String(row[name]))
  const found =
    table === 'document'
      ? db.selectFrom('document').select(['uuid as id', 'fichier']).where('uuid', 'in', keys('uuid'))
      : db.selectFrom('piece').select(['id', 'fichier']).where('id', 'in', keys('id'))
  const read = new Set(keys('fichier'))
  const now = await found.execute()
  const others = now.filter(({ fichier }) => !read.has(fichier))
  return { absents: now.length - others.length, remplaces: others.map(({ id }) => id) }
}
