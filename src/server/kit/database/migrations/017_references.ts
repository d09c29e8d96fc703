import type { Kysely } from 'kysely'

/** Each reference to another row has an index: deleting the row that it names looks for those that hang on it. */
const indexes = [
  ['federation_compte', 'federation', 'compte_id'],
  ['piece_dossier', 'piece', 'dossier_id'],
  ['piece_correction', 'piece', 'correction_id'],
] as const

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, table, column] of indexes)
    await db.schema.createIndex(name).on(table).column(column).execute()
}
