import type { Kysely } from 'kysely'

/** Events are closed by the act that they asked for, and say what they are about. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const addToEvenement = db.schema.alterTable('evenement')
  await addToEvenement.addColumn('objet', 'text').execute()
  await addToEvenement.addColumn('clos_le', 'text').execute()
}
