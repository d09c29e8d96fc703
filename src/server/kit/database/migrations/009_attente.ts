import type { Kysely } from 'kysely'

/** Tries that fail are followed by waits that grow, instead of a lock of one length. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('tentative')
    .addColumn('libre_le', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
