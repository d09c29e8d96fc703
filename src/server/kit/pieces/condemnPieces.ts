import type { Services } from '#server/services.ts'
import { dropPieces, type PieceRow } from './store.ts'
import { judgePieces } from './antivirus/quarantine.ts'
import { condemnFiles, removeCondemned } from '../files/condemnFiles.ts'
import type { Db } from '../database/Store.ts'

type Needed = Pick<Services, 'db' | 'objects' | 'clock' | 'config' | 'wakeMail'>

/** What happens to whatever the files are attached to, in the transaction that condemns them. */
export type OnCondemned = (needed: Needed, db: Db, condemned: readonly PieceRow[]) => Promise<void>

const isWaiting = ({ message_id, correction_id, dossier_id }: PieceRow) =>
  message_id === null && correction_id === null && dossier_id === null

const filesOf = (pieces: readonly PieceRow[]) => pieces.map(({ fichier }) => fichier)

/** What became of files that were to be condemned. */
interface Condemned {
  /** Those that were still in quarantine. */
  readonly pieces: readonly PieceRow[]
  /** How many of them the store has not deleted, which are left to the purge. */
  readonly left: number
}

/**
 * Condemns files in quarantine: they never leave, their bytes are deleted, and what they are attached to is told
 * (`onCondemned`); those that are attached to nothing are forgotten. Bytes that cannot be deleted now are by the purge.
 */
export const condemnPieces = async (
  needed: Needed,
  ids: readonly string[],
  analyse: 'infectee' | 'refusee',
  onCondemned: OnCondemned,
): Promise<Condemned> => {
  const { db, wakeMail } = needed
  if (ids.length === 0) return { pieces: [], left: 0 }
  const pieces = await db.transaction().execute(async (inside) => {
    const judged = await judgePieces(inside, ids, analyse)
    if (judged.length === 0) return judged
    await onCondemned(needed, inside, judged)
    await condemnFiles(inside, filesOf(judged))
    const waiting = judged.filter(isWaiting).map(({ id }) => id)
    if (waiting.length > 0) await dropPieces(inside, waiting)
    return judged
  })
  wakeMail()
  return { pieces, left: await removeCondemned(needed, filesOf(pieces)) }
}
