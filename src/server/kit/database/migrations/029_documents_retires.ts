import type { Kysely } from 'kysely'

/** Documents that were withdrawn from a person: an import must not give them back by itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('document_retire')
    .addColumn('uuid', 'uuid', (c) => c.primaryKey())
    .addColumn('compte_id', 'uuid', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('retire_le', 'bigint', (c) => c.notNull())
    .execute()
  for (const column of ['compte_id', 'retire_le'])
    await db.schema.createIndex(`document_retire_${column}`).on('document_retire').column(column).execute()
}
