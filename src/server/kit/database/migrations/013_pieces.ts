import type { Kysely } from 'kysely'

/** A file that a request asks for says what it is for, on which its formats depend. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('passage').addColumn('usage_piece', 'text').execute()
}
