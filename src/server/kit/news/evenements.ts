import type { Insertable, Selectable } from 'kysely'
import type { EvenementTable } from '../database/schema.ts'
import type { Db } from '../database/Store.ts'
import type { Compte } from '../people/comptes.ts'

export type EvenementRow = Selectable<EvenementTable>

export const addEvenements = (db: Db, rows: Insertable<EvenementTable>[]) =>
  db.insertInto('evenement').values(rows).execute()

export const evenementsOf = (db: Db, compteId: string): Promise<EvenementRow[]> =>
  db.selectFrom('evenement').selectAll().where('compte_id', '=', compteId).orderBy('tri').execute()

/** Rank of the first event of each account: a new one goes before it. Accounts without events have none. */
export const firstRanks = async (db: Db, compteIds: readonly string[]): Promise<Map<string, number>> => {
  if (compteIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('evenement')
    .select((e) => ['compte_id', e.fn.min('tri').as('tri')])
    .where('compte_id', 'in', [...compteIds])
    .groupBy('compte_id')
    .execute()
  return new Map(rows.map(({ compte_id, tri }) => [compte_id, Number(tri)]))
}

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

/** Action of the event that asks to confirm one's identity, and the other name that it may have. */
export const confirmActions = ['confirmerIdentite', 'CONFIRMER_IDENTITE'] as const

/** Events that a person may see: someone not confirmed, only what asks for it, and nothing that comes from the register. */
export const shownEvenements = async (db: Db, { id, etat }: Compte): Promise<EvenementRow[]> => {
  const rows = await evenementsOf(db, id)
  return etat === 'CONFIRME'
    ? rows
    : rows.filter(({ action_ihm }) => confirmActions.some((action) => action === action_ihm))
}
