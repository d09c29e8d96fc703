import { newId } from '../secrets.ts'
import type { Db } from './Store.ts'

/** Requests of the messaging service with an answer that the person has not read. */
export const countUnreadDemandes = async (db: Db, compteId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('demande')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('compte_id', '=', compteId)
    .where('non_lue', '=', 1)
    .executeTakeFirstOrThrow()
  return total
}

export const addUnreadDemandes = async (db: Db, compteId: string, objets: readonly string[]) => {
  const rows = objets.map((objet) => ({ id: newId(), compte_id: compteId, objet, non_lue: 1 as const }))
  if (rows.length > 0) await db.insertInto('demande').values(rows).execute()
}
