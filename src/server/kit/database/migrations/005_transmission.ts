import type { Kysely } from 'kysely'

/** What leaves for the management system, and what is known of the files that people attach. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('transmission')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('dossier_id', 'text', (c) => c.notNull().references('dossier.id').onDelete('cascade'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('json', 'text')
    .addColumn('piece_id', 'text')
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('essais', 'integer', (c) => c.notNull())
    .addColumn('prochain_essai', 'bigint')
    .addColumn('transmis_le', 'bigint')
    .execute()
  await db.schema
    .createIndex('transmission_nom')
    .on('transmission')
    .columns(['dossier_id', 'nom'])
    .unique()
    .execute()
  await db.schema.createIndex('transmission_essai').on('transmission').column('prochain_essai').execute()

  const addToPiece = db.schema.alterTable('piece')
  await addToPiece.addColumn('analyse', 'text', (c) => c.notNull().defaultTo('non_analyse')).execute()
  await addToPiece.addColumn('groupe', 'text').execute()
  await db.schema.createIndex('piece_analyse').on('piece').columns(['analyse', 'id']).execute()
}
