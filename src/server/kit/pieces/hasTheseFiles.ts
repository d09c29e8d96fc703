import type { Db } from '../database/Store.ts'
import type { Attachment } from './store.ts'

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
