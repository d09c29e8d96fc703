import type { Kysely } from 'kysely'

/** How many times an account was unlocked: each starts its counts of tries again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('compte')
    .addColumn('deblocages', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
