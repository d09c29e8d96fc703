import { Refusal } from '../../Refusal.ts'
import type { Services } from '../../services.ts'
import { dropWaitingPiece } from '../../store/pieces.ts'

/** Deletes a file of an account that is attached to nothing, and its row: both, or neither. */
export const removePiece = (
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  compteId: string,
  pieceId: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const fichier = await dropWaitingPiece(transaction, compteId, pieceId)
    if (fichier === undefined) throw new Refusal('introuvable')
    await objects.remove(fichier)
  })
