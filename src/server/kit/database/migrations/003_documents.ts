import { sql, type Kysely } from 'kysely'
import { systemClock } from '../../clock.ts'

/** What makes documents better than a list, messages and their files, and what an import may run again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const addToDocument = db.schema.alterTable('document')
  await addToDocument.addColumn('taille', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await addToDocument.addColumn('empreinte', 'text', (c) => c.notNull().defaultTo('')).execute()
  await addToDocument.addColumn('recherche', 'text', (c) => c.notNull().defaultTo('')).execute()
  await addToDocument.addColumn('reference', 'text').execute()
  await db.schema
    .createIndex('document_reference')
    .on('document')
    .columns(['compte_id', 'reference'])
    .unique()
    .execute()

  await db.schema.alterTable('evenement').addColumn('reference', 'text').execute()
  await db.schema
    .createIndex('evenement_reference')
    .on('evenement')
    .columns(['compte_id', 'reference'])
    .unique()
    .execute()
  await db.schema.createIndex('evenement_document').on('evenement').column('document_uuid').execute()

  await db.schema
    .createTable('bulletin')
    .addColumn('document_uuid', 'text', (c) => c.primaryKey().references('document.uuid').onDelete('cascade'))
    .addColumn('json', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('archive')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('rubrique', 'text', (c) => c.notNull())
    .addColumn('json', 'text', (c) => c.notNull())
    .addColumn('taille', 'bigint', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('archive_compte').on('archive').column('compte_id').execute()
  await db.schema.createIndex('archive_expire').on('archive').column('expire_le').execute()

  const addToDemande = db.schema.alterTable('demande')
  await addToDemande.addColumn('theme', 'text', (c) => c.notNull().defaultTo('autre')).execute()
  await addToDemande.addColumn('etat', 'text', (c) => c.notNull().defaultTo('REPONDUE')).execute()
  await addToDemande.addColumn('reference', 'text', (c) => c.notNull().defaultTo('')).execute()
  await addToDemande.addColumn('cle_envoi', 'text').execute()
  await addToDemande.addColumn('cree_le', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await addToDemande.addColumn('modifie_le', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  // Requests of the version before were not dated: they are of the day that gives them a date.
  const now = systemClock().getTime()
  await sql`update demande set cree_le = ${now}, modifie_le = ${now}`.execute(db)
  await db.schema
    .createIndex('demande_cle')
    .on('demande')
    .columns(['compte_id', 'cle_envoi'])
    .unique()
    .execute()

  await db.schema
    .createTable('message')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('demande_id', 'text', (c) => c.notNull().references('demande.id').onDelete('cascade'))
    .addColumn('auteur', 'text', (c) => c.notNull())
    .addColumn('texte', 'text', (c) => c.notNull())
    .addColumn('cle_envoi', 'text')
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('message_cle')
    .on('message')
    .columns(['demande_id', 'cle_envoi'])
    .unique()
    .execute()
  await db.schema.createIndex('message_demande').on('message').columns(['demande_id', 'cree_le']).execute()

  await db.schema
    .createTable('piece')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('taille', 'bigint', (c) => c.notNull())
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .addColumn('fichier', 'text', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.references('message.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('piece_message').on('piece').column('message_id').execute()
  await db.schema.createIndex('piece_compte').on('piece').column('compte_id').execute()

  await db.schema.alterTable('courriel').addColumn('pieces', 'text').execute()
}
