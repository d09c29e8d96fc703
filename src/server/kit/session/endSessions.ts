/** How sessions end: by their holder, by a change of what opens them, or by time. */

import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'
import { lockCompte } from '../people/comptes.ts'

/** Ends a session; false when it had ended already. */
export const endSession = async (db: Db, empreinte: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('empreinte', '=', empreinte)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Closes a session by its public name; false when the account has no such session. */
export const endSessionById = async (db: Db, compteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Closes every session of an account, but the one to keep; in a transaction, nothing that one of them has begun, nor one that
 * opens meanwhile, comes after.
 */
export const endSessionsOf = async (db: Db, compteId: string, kept?: string) => {
  await lockCompte(db, compteId)
  return db
    .deleteFrom('session')
    .where('compte_id', '=', compteId)
    .$if(kept !== undefined, (query) => query.where('empreinte', '!=', kept ?? ''))
    .execute()
}

/** Deletes the sessions that nobody used since `idleSince` or that opened before `openedBefore`. */
export const purgeSessions = async (db: Db, idleSince: number, openedBefore: number): Promise<boolean> => {
  let all = true
  const ended = [
    ['vu_le', idleSince],
    ['cree_le', openedBefore],
  ] as const
  for (const [column, before] of ended)
    all =
      (await inBatches(
        db.selectFrom('session').select('empreinte as cle').where(column, '<', before).orderBy(column),
        (keys) =>
          db
            .deleteFrom('session')
            .where('empreinte', 'in', [...keys])
            .where(column, '<', before),
      )) && all
  return all
}
