import type { Kysely } from 'kysely'

/** Files that are written before the row that describes them: a stop in between leaves no trace elsewhere. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('fichier_attendu')
    .addColumn('fichier', 'text', (c) => c.primaryKey())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .execute()
}
