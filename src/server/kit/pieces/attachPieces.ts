import { Refusal } from '../Refusal.ts'
import { attachTo, type Attachment } from './storeWaiting.ts'
import type { Db } from '../database/Store.ts'

/**
 * Attaches files, in the transaction that sends it. Each must be this account's and attached to nothing:
 * otherwise `pieceAbsente`, and nothing is sent.
 */
export const attachPieces = async (
  db: Db,
  compteId: string,
  pieceIds: readonly string[],
  to: Attachment,
): Promise<void> => {
  const ids = [...new Set(pieceIds)]
  if (ids.length === 0) return
  const attached = await attachTo(db, compteId, ids, to)
  if (attached !== ids.length) throw new Refusal('pieceAbsente')
}

/** Whether these very files are attached to what was sent, and no other. */
export const hasTheseFiles = async (
  db: Db,
  to: Attachment,
  pieceIds: readonly string[],
): Promise<boolean> => {
  const ids = new Set(pieceIds)
  const attached = await db
    .selectFrom('piece')
    .select('id')
    .where((e) => e.and(to))
    .execute()
  return attached.length === ids.size && attached.every(({ id }) => ids.has(id))
}

/** Whether these files are all attached already: the same sending again, whose answer was lost. */
export const areAttached = async (db: Db, to: Attachment, pieceIds: readonly string[]): Promise<boolean> => {
  const ids = [...new Set(pieceIds)]
  if (ids.length === 0) return false
  const attached = await db
    .selectFrom('piece')
    .select('id')
    .where((e) => e.and(to))
    .where('id', 'in', ids)
    .execute()
  return attached.length === ids.length
}
