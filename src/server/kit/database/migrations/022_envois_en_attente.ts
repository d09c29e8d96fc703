import { type Kysely, sql } from 'kysely'

/** What waits to leave for the management system is found, counted and swept without going through all that has left. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('transmission_attente')
    .on('transmission')
    .column('cree_le')
    .where(sql.ref('transmis_le'), 'is', null)
    .execute()
}
