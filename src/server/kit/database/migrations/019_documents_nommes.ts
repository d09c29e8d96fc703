import type { Kysely } from 'kysely'

/** The office names a document by its reference alone: neither its account nor its identifier is asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('document_nomme').on('document').column('reference').execute()
}
