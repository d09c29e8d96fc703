import type { Kysely } from 'kysely'

/** Contacts, tokens of the links sent by e-mail, accounts under creation, mail to send, sign-ins, FranceConnect. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('compte')
    .addColumn('nom_naissance', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('compte').addColumn('prenom_declare', 'text').execute()
  await db.schema.alterTable('compte').addColumn('nom_declare', 'text').execute()
  await db.schema.alterTable('compte').addColumn('naissance_declaree', 'text').execute()

  await db.schema.createIndex('compte_naissance').on('compte').column('date_naissance').execute()

  await db.schema
    .createTable('profil')
    .addColumn('compte_id', 'text', (c) => c.primaryKey().references('compte.id').onDelete('cascade'))
    .addColumn('courriel_principal', 'text', (c) => c.notNull())
    .addColumn('courriel_secondaire', 'text', (c) => c.notNull())
    .addColumn('telephone_principal', 'text', (c) => c.notNull())
    .addColumn('telephone_secondaire', 'text', (c) => c.notNull())
    .addColumn('iban', 'text')
    .addColumn('iban_depuis', 'text')
    .addColumn('adresse', 'text')
    .addColumn('adresse_future', 'text')
    .addColumn('notifications', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .alterTable('session')
    .addColumn('id', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('navigateur', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('session').addColumn('jeton_identite', 'text').execute()

  await db.schema
    .createTable('journal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('quand', 'bigint', (c) => c.notNull())
    .addColumn('moyen', 'text', (c) => c.notNull())
    .addColumn('navigateur', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('journal_compte').on('journal').columns(['compte_id', 'quand']).execute()

  await db.schema
    .createTable('jeton')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('compte_id', 'text', (c) => c.references('compte.id').onDelete('cascade'))
    .addColumn('donnees', 'text')
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('jeton_compte').on('jeton').columns(['compte_id', 'genre']).execute()

  await db.schema
    .createTable('inscription')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .addColumn('identifiant', 'text', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('date_naissance', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('envoi', 'text')
    .addColumn('envoye_le', 'bigint')
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('courriel')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('destinataire', 'text', (c) => c.notNull())
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('sujet', 'text', (c) => c.notNull())
    .addColumn('texte', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('etat', 'text', (c) => c.notNull())
    .addColumn('essais', 'integer', (c) => c.notNull())
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addColumn('a_envoyer_le', 'bigint', (c) => c.notNull())
    .addColumn('envoye_le', 'bigint')
    .execute()
  await db.schema.createIndex('courriel_file').on('courriel').columns(['etat', 'a_envoyer_le']).execute()

  await db.schema
    .createTable('federation')
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('sub', 'text', (c) => c.notNull())
    .addColumn('compte_id', 'text', (c) => c.notNull().references('compte.id').onDelete('cascade'))
    .addColumn('cree_le', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('federation_cle', ['issuer', 'sub'])
    .execute()

  await db.schema
    .createTable('demarrage_fc')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()
}
