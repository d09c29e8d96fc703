import type { Insertable, Selectable } from 'kysely'
import type { EvenementTable } from './schema.ts'
import type { Db } from './Store.ts'

export type EvenementRow = Selectable<EvenementTable>

export const addEvenements = (db: Db, rows: Insertable<EvenementTable>[]) =>
  db.insertInto('evenement').values(rows).execute()

export const evenementsOf = (db: Db, compteId: string): Promise<EvenementRow[]> =>
  db.selectFrom('evenement').selectAll().where('compte_id', '=', compteId).orderBy('tri').execute()

/** Marks an event of this account as read; false when the account has no such event. */
export const markRead = async (db: Db, compteId: string, id: string): Promise<boolean> => {
  const done = await db
    .updateTable('evenement')
    .set({ statut: 'EVE_LU' })
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Whether this event of this account asks for one of these actions. */
export const hasEvenementAsking = async (
  db: Db,
  compteId: string,
  id: string,
  actions: readonly NonNullable<EvenementRow['action_ihm']>[],
): Promise<boolean> =>
  (await db
    .selectFrom('evenement')
    .select('id')
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .where('action_ihm', 'in', [...actions])
    .executeTakeFirst()) !== undefined
