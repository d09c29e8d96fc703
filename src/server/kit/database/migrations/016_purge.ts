import { type Kysely, sql } from 'kysely'

/** Indexes by which rows are purged, and the events of a person read by pages, without going through their whole table. */
const indexes = [
  ['inscription_expire', 'inscription', ['expire_le']],
  ['demarrage_fc_expire', 'demarrage_fc', ['expire_le']],
  ['fichier_attendu_date', 'fichier_attendu', ['cree_le']],
  ['evenement_purge', 'evenement', ['statut', 'date_evenement']],
  ['evenement_date', 'evenement', ['compte_id', 'date_evenement']],
] as const

/** One process at a time does a work, and purges find their rows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('bail')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('porteur', 'text', (c) => c.notNull())
    .addColumn('expire_le', 'bigint', (c) => c.notNull())
    .execute()
  for (const [name, table, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  await db.schema
    .createIndex('piece_attente')
    .on('piece')
    .column('cree_le')
    .where(sql.ref('message_id'), 'is', null)
    .where(sql.ref('correction_id'), 'is', null)
    .where(sql.ref('dossier_id'), 'is', null)
    .execute()
}
