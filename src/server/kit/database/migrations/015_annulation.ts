import type { Kysely } from 'kysely'

/** Who cancelled a request; null where it is not cancelled, or was before anyone kept it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('passage').addColumn('annulee_par', 'text').execute()
}
