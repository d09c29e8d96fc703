import type { EtatCorrection } from '#contract/compteindividuelretraite.ts'
import type { Insertable } from 'kysely'
import type { CorrectionTable } from './schemaRetraite.ts'
import type { Db } from './Store.ts'

/** Corrections asked for by a person, the last one first. */
export const correctionsOf = (db: Db, compteId: string) =>
  db
    .selectFrom('correction')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('cree_le', 'desc')
    .orderBy('numero', 'desc')
    .execute()

/** The correction that was sent with a key, when it was sent already. */
export const correctionSentAs = (db: Db, compteId: string, cleEnvoi: string) =>
  db
    .selectFrom('correction')
    .select(['id', 'numero'])
    .where('compte_id', '=', compteId)
    .where('cle_envoi', '=', cleEnvoi)
    .executeTakeFirst()

/** Keeps a correction; false when one was sent with the same key. */
export const addCorrection = async (db: Db, row: Insertable<CorrectionTable>): Promise<boolean> => {
  const done = await db
    .insertInto('correction')
    .values(row)
    .onConflict((conflict) => conflict.columns(['compte_id', 'cle_envoi']).doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Moves a correction on; gives whose it is, undefined when there is no such number. */
export const advanceCorrection = (
  db: Db,
  numero: string,
  etat: EtatCorrection,
  motif: string | null,
  now: number,
) =>
  db
    .updateTable('correction')
    .set({ etat, motif, modifie_le: now })
    .where('numero', '=', numero)
    .returning(['id', 'compte_id'])
    .executeTakeFirst()
