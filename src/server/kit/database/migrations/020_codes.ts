import type { Kysely } from 'kysely'

/** When recovery codes were made; null for those that were made before anyone kept it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('code_secours').addColumn('cree_le', 'bigint').execute()
}
