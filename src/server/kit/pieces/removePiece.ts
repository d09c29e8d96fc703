import type { Services } from '#server/services.ts'
import { oneByOne } from '../database/purging/oneByOne.ts'
import { dropPieces, waitingPiecesBefore, withdrawPiece } from './store.ts'
import { Refusal } from '../Refusal.ts'

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

/** How long a file may wait, attached to nothing. */
const WAITING_MS = 24 * 3_600_000

/** Files that one purge deletes at most; the next one goes on. */
const AT_ONCE = 1000

/**
 * Deletes the files sent a day ago that are attached to nothing and named by no draft of their sender. One that cannot be
 * deleted stops no other. False where more may be left than one purge takes.
 */
export const purgePieces = async (
  services: Pick<Services, 'db' | 'objects'>,
  now: number,
): Promise<boolean> => {
  const due = await waitingPiecesBefore(services.db, now - WAITING_MS, AT_ONCE)
  await oneByOne(due, ({ id, compte_id }) =>
    removePiece(services, compte_id, id).catch((error: unknown) => {
      // Attached or removed meanwhile: there is nothing left to do.
      if (!(error instanceof Refusal)) throw error
    }),
  )
  return due.length < AT_ONCE
}
