import type { Services } from '#server/services.ts'
import { dropPieces, type PieceRow } from './store.ts'
import { judgePieces } from './antivirus/quarantine.ts'
import { oneByOne } from '../database/purging/oneByOne.ts'
import type { Db } from '../database/Store.ts'

type Needed = Pick<Services, 'db' | 'objects' | 'clock' | 'config' | 'wakeMail'>

/** What happens to whatever the files are attached to, in the transaction that condemns them. */
export type OnCondemned = (needed: Needed, db: Db, condemned: readonly PieceRow[]) => Promise<void>

const isWaiting = ({ message_id, correction_id, dossier_id }: PieceRow) =>
  message_id === null && correction_id === null && dossier_id === null

/**
 * Condemns files in quarantine: they never leave, their bytes are deleted, and what they are attached to is told
 * (`onCondemned`); those that are attached to nothing are forgotten. Gives those that were
 * still in quarantine. Bytes that cannot be deleted now are by the next start.
 */
export const condemnPieces = async (
  needed: Needed,
  ids: readonly string[],
  analyse: 'infectee' | 'refusee',
  onCondemned: OnCondemned,
): Promise<PieceRow[]> => {
  const { db, objects, wakeMail } = needed
  if (ids.length === 0) return []
  const condemned = await db.transaction().execute(async (inside) => {
    const judged = await judgePieces(inside, ids, analyse)
    if (judged.length === 0) return judged
    await onCondemned(needed, inside, judged)
    return judged
  })
  wakeMail()
  await oneByOne(condemned, ({ fichier }) => objects.remove(fichier))
  const waiting = condemned.filter(isWaiting).map(({ id }) => id)
  if (waiting.length > 0) await dropPieces(db, waiting)
  return condemned
}
