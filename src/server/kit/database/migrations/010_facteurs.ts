import type { Kysely } from 'kysely'

/** Second factors, their recovery codes, and what a session proved again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('facteur')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('utilise_le', 'bigint')
    .addColumn('cle_id', 'text', (c) => c.unique())
    .addColumn('cle_publique', 'text')
    .addColumn('compteur', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('transports', 'text')
    .addColumn('secret', 'text')
    .addColumn('dernier_pas', 'bigint')
    .execute()
  await db.schema.createIndex('facteur_compte').on('facteur').column('compte_id').execute()

  await db.schema
    .createTable('code_secours')
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('code_secours_cle', ['compte_id', 'empreinte'])
    .execute()

  await db.schema.alterTable('compte').addColumn('facteur_propose_le', 'bigint').execute()
  await db.schema.alterTable('session').addColumn('prouve_le', 'bigint').execute()
  await db.schema.alterTable('session').addColumn('preuve', 'text').execute()
}
