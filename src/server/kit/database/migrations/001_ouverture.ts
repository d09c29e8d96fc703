import type { Kysely } from 'kysely'

/** Accounts, sessions, events, documents and published contents. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('compte')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifiant', 'text', (c) => c.notNull().unique())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('date_naissance', 'text', (c) => c.notNull())
    .addColumn('etat', 'text', (c) => c.notNull())
    .addColumn('lecture_seule', 'integer', (c) => c.notNull())
    .addColumn('services', 'text', (c) => c.notNull())
    .addColumn('acces_modification_cir', 'integer', (c) => c.notNull())
    .addColumn('acces_verification_compte', 'integer', (c) => c.notNull())
    .addColumn('cir', 'integer', (c) => c.notNull())
    .addColumn('nouveau_nir', 'text')
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('moyen', 'text', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('vu_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_compte').on('session').column('compte_id').execute()

  await db.schema
    .createTable('captcha')
    .addColumn('uuid', 'text', (c) => c.primaryKey())
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('captcha_expire').on('captcha').column('expire_le').execute()

  await db.schema
    .createTable('tentative')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('nombre', 'integer', (c) => c.notNull())
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('document')
    .addColumn('uuid', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('libelle1', 'text', (c) => c.notNull())
    .addColumn('libelle2', 'text')
    .addColumn('libelle3', 'text')
    .addColumn('date_document', 'text', (c) => c.notNull())
    .addColumn('code_sous_theme_ged', 'integer', (c) => c.notNull())
    .addColumn('fichier', 'text', (c) => c.notNull())
    .addColumn('nom_fichier', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('document_liste')
    .on('document')
    .columns(['compte_id', 'genre', 'annee'])
    .execute()

  await db.schema
    .createTable('evenement')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('document_uuid', 'text')
    .addColumn('statut', 'text', (c) => c.notNull())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('action_ihm', 'text')
    .addColumn('tri', 'integer', (c) => c.notNull())
    .addColumn('libelle1', 'text', (c) => c.notNull())
    .addColumn('libelle2', 'text')
    .addColumn('date_evenement', 'text', (c) => c.notNull())
    .addColumn('reference_url', 'text')
    .execute()
  await db.schema.createIndex('evenement_compte').on('evenement').columns(['compte_id', 'tri']).execute()

  await db.schema
    .createTable('demande')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('objet', 'text', (c) => c.notNull())
    .addColumn('non_lue', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('demande_compte').on('demande').column('compte_id').execute()

  await db.schema
    .createTable('contenu')
    .addColumn('page', 'text', (c) => c.primaryKey())
    .addColumn('json', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('reglage')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('valeur', 'text', (c) => c.notNull())
    .execute()
}
