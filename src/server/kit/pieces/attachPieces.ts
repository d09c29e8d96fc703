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

/** Identifiers of the files that are attached to what was sent. */
const attachedTo = async (db: Db, to: Attachment): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('piece')
    .select('id')
    .where((e) => e.and(to))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether these very files are attached to what was sent, and no other. */
export const hasTheseFiles = async (
  db: Db,
  to: Attachment,
  pieceIds: readonly string[],
): Promise<boolean> => {
  const attached = await attachedTo(db, to)
  return attached.size === new Set(pieceIds).size && pieceIds.every((id) => attached.has(id))
}

/** Whether these files, one at least, are all attached already: the same sending again, whose answer was lost. */
export const areAttached = async (db: Db, to: Attachment, pieceIds: readonly string[]): Promise<boolean> => {
  const attached = await attachedTo(db, to)
  return pieceIds.length > 0 && pieceIds.every((id) => attached.has(id))
}
