/** Files that wait, attached to nothing: how much of them an account has, and how each leaves. */

import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'
import { notCondemned, type OfPiece, type PieceRow, WITHDRAWN } from './store.ts'

/** Whether a file is in no message, no correction and no request. */
const attachedToNothing = (e: OfPiece) =>
  e.and([e('message_id', 'is', null), e('correction_id', 'is', null), e('dossier_id', 'is', null)])

/** How many files of an account, and their bytes together. */
interface Weight {
  readonly files: number
  readonly bytes: number
}

const weightOf = async (pieces: SelectQueryBuilder<Tables, 'piece', object>): Promise<Weight> => {
  const { files, bytes } = await pieces
    .select((e) => [
      e.fn.countAll<number | string>().as('files'),
      e.fn.sum<number | string | null>('taille').as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes ?? 0) }
}

const sentBy = (db: Db, compteId: string) =>
  db.selectFrom('piece').where('compte_id', '=', compteId).where('cree_le', '>', WITHDRAWN)

const waitingOf = (db: Db, compteId: string) => sentBy(db, compteId).where(attachedToNothing)

/** How much of them an account has. */
export const waitingWeight = (db: Db, compteId: string): Promise<Weight> => weightOf(waitingOf(db, compteId))

/** All the files that an account has sent and that are kept. */
export const keptWeight = (db: Db, compteId: string): Promise<Weight> => weightOf(sentBy(db, compteId))

/** Files of an account that are attached to nothing. */
export const waitingPieces = (db: Db, compteId: string): Promise<PieceRow[]> =>
  waitingOf(db, compteId).selectAll().execute()

/** Withdraws a file that is attached to nothing, only if it is this account's; gives its key. */
export const withdrawPiece = async (db: Db, compteId: string, id: string): Promise<string | undefined> => {
  const withdrawn = await db
    .updateTable('piece')
    .set({ cree_le: WITHDRAWN })
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .where(attachedToNothing)
    .returning('fichier')
    .executeTakeFirst()
  return withdrawn?.fichier
}

/** Files attached to nothing since before a moment that no draft of their sender names, and those that were withdrawn. */
export const waitingPiecesBefore = (db: Db, moment: number, most: number): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where(attachedToNothing)
    .where('cree_le', '<=', moment)
    .where((e) => {
      const drafts = e
        .selectFrom('brouillon')
        .select('brouillon.genre')
        .whereRef('brouillon.compte_id', '=', 'piece.compte_id')
        .where(sql<boolean>`brouillon.json like '%' || piece.id || '%'`)
      return e.or([e('cree_le', '=', WITHDRAWN), e.not(e.exists(drafts))])
    })
    .orderBy('cree_le')
    .limit(most)
    .execute()

/** What files are attached to. */
export type Attachment =
  | { readonly message_id: string }
  | { readonly correction_id: string }
  | { readonly dossier_id: string; readonly groupe?: string }

/** Attaches files of an account; gives how many of them could be. */
export const attachTo = async (
  db: Db,
  compteId: string,
  ids: readonly string[],
  to: Attachment,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('piece')
    .set(to)
    .where('id', 'in', ids)
    .where(notCondemned)
    .where('compte_id', '=', compteId)
    .where(attachedToNothing)
    .where('cree_le', '>', WITHDRAWN)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
