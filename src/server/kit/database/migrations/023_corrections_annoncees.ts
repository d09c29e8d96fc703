import type { Kysely } from 'kysely'

/** When the person was told that their account holds a correction; null until then, and for those of before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('correction').addColumn('annoncee_le', 'bigint').execute()
}
