/** Drafts: what is typed and not sent yet, kept for its author. */

import type { GenreBrouillon } from '#contract/kit/brouillon.ts'
import type { Insertable } from 'kysely'
import type { BrouillonTable } from '../database/schema/retraite.ts'
import type { Db } from '../database/Store.ts'

export const brouillonOf = (db: Db, compteId: string, genre: GenreBrouillon) =>
  db
    .selectFrom('brouillon')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    .executeTakeFirst()

/** Drafts of a person, without what they hold. */
export const brouillonsOf = (db: Db, compteId: string) =>
  db.selectFrom('brouillon').select(['genre', 'modifie_le']).where('compte_id', '=', compteId).execute()

type Row = Insertable<BrouillonTable>

/** Keeps the first version of a draft; false when there is one already. */
const begin = async (db: Db, row: Row) => {
  const done = await db
    .insertInto('brouillon')
    .values(row)
    .onConflict((conflict) => conflict.columns(['compte_id', 'genre']).doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Keeps the version that follows the one that is there; false when the draft is at another one. */
const goOn = async (db: Db, { compte_id, genre, version, ...kept }: Row) => {
  const done = await db
    .updateTable('brouillon')
    .set({ ...kept, version })
    .where('compte_id', '=', compte_id)
    .where('genre', '=', genre)
    .where('version', '=', version - 1)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Keeps a draft as its version (1: the first), of which nobody was told yet; false when another tab kept one since. */
export const keepBrouillon = (db: Db, kept: Omit<Row, 'rappele_le'>): Promise<boolean> =>
  (kept.version === 1 ? begin : goOn)(db, { ...kept, rappele_le: null })

export const removeBrouillon = (db: Db, compteId: string, genre: GenreBrouillon) =>
  db.deleteFrom('brouillon').where('compte_id', '=', compteId).where('genre', '=', genre).execute()

/** Drafts untouched since a moment whose author was not told yet; without a profile, there is no address to tell. */
export const brouillonsToRecall = (db: Db, before: number) =>
  db
    .selectFrom('brouillon')
    .leftJoin('profil', 'profil.compte_id', 'brouillon.compte_id')
    .select((e) => [
      'brouillon.compte_id',
      'genre',
      'modifie_le',
      e.fn.coalesce('courriel_principal', e.val('')).as('courriel_principal'),
    ])
    .where('modifie_le', '<=', before)
    .where('rappele_le', 'is', null)
    .execute()

/** Notes that the author of a draft was told; false when someone touched it meanwhile. */
export const markRecalled = async (
  db: Db,
  { compte_id, genre, modifie_le }: Pick<BrouillonTable, 'compte_id' | 'genre' | 'modifie_le'>,
  now: number,
) => {
  const done = await db
    .updateTable('brouillon')
    .set({ rappele_le: now })
    .where('compte_id', '=', compte_id)
    .where('genre', '=', genre)
    .where('modifie_le', '=', modifie_le)
    .where('rappele_le', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Deletes drafts untouched since a moment, once their author was told before another. */
export const purgeBrouillons = (db: Db, untouchedSince: number, toldBefore: number) =>
  db
    .deleteFrom('brouillon')
    .where('modifie_le', '<=', untouchedSince)
    .where('rappele_le', '<=', toldBefore)
    .execute()
