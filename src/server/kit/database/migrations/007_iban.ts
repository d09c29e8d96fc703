import type { Kysely } from 'kysely'

/** An IBAN asked for waits before it replaces the present one: it can still be undone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('profil').addColumn('iban_nouveau', 'text').execute()
  await db.schema.alterTable('profil').addColumn('iban_effet_le', 'bigint').execute()
}
