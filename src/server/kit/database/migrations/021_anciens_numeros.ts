import { type Kysely, sql } from 'kysely'

/** Numbers that people had before another took their place, and the way to those whose new number waits for their word. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ancien_nir')
    .addColumn('nir', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('remplace_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ancien_nir_compte').on('ancien_nir').column('compte_id').execute()
  await db.schema
    .createIndex('compte_nouveau_nir')
    .on('compte')
    .column('nouveau_nir')
    .where(sql.ref('nouveau_nir'), 'is not', null)
    .execute()
}
