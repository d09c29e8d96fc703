import { buffer } from 'node:stream/consumers'
import type { Db } from '#server/kit/database/Store.ts'
import { tables } from '#server/kit/database/tables.ts'
import type { ObjectStore } from '#server/kit/objects/ObjectStore.ts'

/** What the restoration itself adds to the journal of acts. */
export const RESTORED = 'sauvegarde restaurer'

/** Every row of every table, whatever their order; the journal without what the restoration adds at its end. */
export const rowsOf = async (db: Db) => {
  const all: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute()
    const kept = rows.filter((row) => table !== 'audit_tete' && !('objet' in row && row.objet === RESTORED))
    all[table] = kept.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
  }
  return all
}

/** Bytes of the file of every document, in hexadecimal. */
export const filesOf = async (db: Db, objects: ObjectStore) => {
  const rows = await db.selectFrom('document').select('fichier').orderBy('fichier').execute()
  const opened = await Promise.all(rows.map(({ fichier }) => objects.open(fichier)))
  return Promise.all(
    opened.map(async (file) => (file ? (await buffer(file.stream)).toString('hex') : 'absent')),
  )
}
