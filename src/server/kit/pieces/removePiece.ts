import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { dropPieces, withdrawPiece } from './store.ts'

/**
 * Deletes a file of an account that is attached to nothing, then its row: what stops in between is taken up again by
 * the purge. No transaction is open meanwhile: files may be on another server, which may be slow.
 */
export const removePiece = async (
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  compteId: string,
  pieceId: string,
): Promise<void> => {
  const fichier = await withdrawPiece(db, compteId, pieceId)
  if (fichier === undefined) throw new Refusal('introuvable')
  await objects.remove(fichier)
  await dropPieces(db, [pieceId])
}
