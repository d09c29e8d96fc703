/** Changes of the schema that are a column, an index or a few rows: `migrations.ts` gives each its number. */

import { type Kysely, sql } from 'kysely'

/** Files that are written before the row that describes them: a stop in between leaves no trace elsewhere. */
export const fichiers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('fichier_attendu')
    .addColumn('fichier', 'text', (c) => c.primaryKey())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .execute()
}

/** An IBAN asked for waits before it replaces the present one: it can still be undone. */
export const iban = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('profil').addColumn('iban_nouveau', 'text').execute()
  await db.schema.alterTable('profil').addColumn('iban_effet_le', 'bigint').execute()
}

/** Events are closed by the act that they asked for, and say what they are about. */
export const evenements = async (db: Kysely<unknown>): Promise<void> => {
  const addToEvenement = db.schema.alterTable('evenement')
  await addToEvenement.addColumn('objet', 'text').execute()
  await addToEvenement.addColumn('clos_le', 'text').execute()
}

/** Tries that fail are followed by waits that grow, instead of a lock of one length. */
export const attente = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('tentative')
    .addColumn('libre_le', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** A file that a request asks for says what it is for, on which its formats depend. */
export const pieces = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('passage').addColumn('usage_piece', 'text').execute()
}

/** How many times an account was unlocked: each starts its counts of tries again. */
export const deblocage = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('compte')
    .addColumn('deblocages', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

/** Who cancelled a request; null where it is not cancelled, or was before anyone kept it. */
export const annulation = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('passage').addColumn('annulee_par', 'text').execute()
}

/** Each reference to another row has an index: deleting the row that it names looks for those that hang on it. */
const indexes = [
  ['federation_compte', 'federation', 'compte_id'],
  ['piece_dossier', 'piece', 'dossier_id'],
  ['piece_correction', 'piece', 'correction_id'],
] as const

export const references = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, table, column] of indexes)
    await db.schema.createIndex(name).on(table).column(column).execute()
}

/** Files condemned before they were noted for the purge: a server that stopped, or a store that was away, may have left some. */
export const condamnes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into fichier_attendu (fichier, cree_le)
    select fichier, 0 from piece where "analyse" in ('infectee', 'refusee')
    on conflict do nothing`.execute(db)
}

/** The office names a document by its reference alone: neither its account nor its identifier is asked for. */
export const documentsNommes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('document_nomme').on('document').column('reference').execute()
}

/** When recovery codes were made; null for those that were made before anyone kept it. */
export const codes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('code_secours').addColumn('cree_le', 'bigint').execute()
}

/** Numbers that people had before another took their place, and the way to those whose new number waits for their word. */
export const anciensNumeros = async (db: Kysely<unknown>): Promise<void> => {
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

/** What waits to leave for the management system is found, counted and swept without going through all that has left. */
export const envoisEnAttente = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('transmission_attente')
    .on('transmission')
    .column('cree_le')
    .where(sql.ref('transmis_le'), 'is', null)
    .execute()
}

/** When the person was told that their account holds a correction; null until then, and for those of before. */
export const correctionsAnnoncees = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('correction').addColumn('annoncee_le', 'bigint').execute()
}

/**
 * What a search looks at, and the unread events of documents, are read in an index alone: documents of a person come on different
 * paydays, and lie each on a page of its own, which a base that has none in memory would read from the disk.
 */
export const lecturesAFroid = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('document_cherche')
    .on('document')
    .columns(['compte_id', 'recherche', 'genre', 'code_sous_theme_ged', 'uuid'])
    .execute()
  await db.schema
    .createIndex('evenement_annonce')
    .on('evenement')
    .columns(['compte_id', 'document_uuid', 'statut', 'id'])
    .execute()
}

/** The event of a document is found with those of its holder (`evenement_annonce`): no reading looks for it in this index any more. */
export const evenementDocument = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex('evenement_document').execute()
}

/** A list is read in an index alone too: its ten documents of a year would be ten pages of a base that has none in memory. */
export const lignesAFroid = async (db: Kysely<unknown>): Promise<void> => {
  const found = ['compte_id', 'genre', 'annee', 'date_document', 'libelle1', 'uuid'] as const
  await db.schema
    .createIndex('document_ligne')
    .on('document')
    .columns([...found, 'libelle2', 'libelle3', 'code_sous_theme_ged'])
    .execute()
}

/**
 * What dashboards and their pages show of events is read in an index alone: those of ten paydays would be ten pages of a base that
 * has none in memory. It takes the place of three, since it begins as that of events which announce documents did.
 */
export const evenementsAFroid = async (db: Kysely<unknown>): Promise<void> => {
  const announced = ['compte_id', 'document_uuid', 'statut', 'id'] as const
  const shown = ['clos_le', 'service', 'action_ihm', 'tri', 'date_evenement'] as const
  await db.schema
    .createIndex('evenement_ligne')
    .on('evenement')
    .columns([...announced, ...shown, 'libelle1', 'libelle2', 'reference_url'])
    .execute()
  for (const name of ['evenement_annonce', 'evenement_compte', 'evenement_date'])
    await db.schema.dropIndex(name).execute()
}
