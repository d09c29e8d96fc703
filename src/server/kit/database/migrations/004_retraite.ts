import type { Kysely } from 'kysely'

/** Drafts of long forms, individual retirement accounts with their corrections, and simulations that are kept. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('brouillon')
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('modifie_le', 'bigint', (c) => c.notNull())
    .addColumn('rappele_le', 'bigint')
    .addPrimaryKeyConstraint('brouillon_cle', ['compte_id', 'genre'])
    .execute()
  await db.schema.createIndex('brouillon_modifie').on('brouillon').column('modifie_le').execute()

  await db.schema
    .createTable('cir')
    .addColumn('compte_id', 'text', (c) => c.primaryKey().references('compte.id').onDelete('cascade'))
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('mis_a_jour_le', 'text', (c) => c.notNull())
    .addColumn('verification', 'text')
    .execute()

  await db.schema
    .createTable('correction')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('numero', 'text', (c) => c.notNull().unique())
    .addColumn('etat', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('cle_envoi', 'text', (c) => c.notNull())
    .addColumn('motif', 'text')
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('modifie_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('correction_cle')
    .on('correction')
    .columns(['compte_id', 'cle_envoi'])
    .unique()
    .execute()

  await db.schema
    .createTable('scenario')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('scenario_rang')
    .on('scenario')
    .columns(['compte_id', 'rang'])
    .unique()
    .execute()

  await db.schema
    .createTable('dossier')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('numero', 'text', (c) => c.notNull().unique())
    .addColumn('etat', 'text', (c) => c.notNull())
    .addColumn('date_depart', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('cle_envoi', 'text', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('modifie_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('dossier_cle')
    .on('dossier')
    .columns(['compte_id', 'genre', 'cle_envoi'])
    .unique()
    .execute()

  await db.schema
    .createTable('passage')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('dossier_id', 'text', (c) => c.notNull().references('dossier.id').onDelete('cascade'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('etat', 'text', (c) => c.notNull())
    .addColumn('date_passage', 'text', (c) => c.notNull())
    .addColumn('motif', 'text')
    .addColumn('document_uuid', 'text')
    .execute()
  await db.schema.createIndex('passage_rang').on('passage').columns(['dossier_id', 'rang']).unique().execute()

  await db.schema
    .alterTable('piece')
    .addColumn('dossier_id', 'text', (c) => c.references('dossier.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('piece')
    .addColumn('correction_id', 'text', (c) => c.references('correction.id').onDelete('cascade'))
    .execute()
}
