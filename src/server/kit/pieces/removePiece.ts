import { DAY_MS } from '../clock.ts'
import type { Services } from '#server/services.ts'
import { oneByOne } from '../database/purging/inBatches.ts'
import { dropPieces } from './store.ts'
import { waitingPiecesBefore, withdrawPiece } from './storeWaiting.ts'
import { Refusal } from '../Refusal.ts'
import { inSession } from '../session/holdSession.ts'
import type { OpenSession } from '../session/sessions.ts'

/**
 * Deletes a file that was withdrawn, then its row: what stops in between is taken up again by the purge. No transaction is
 * open meanwhile: files may be on another server, which may be slow.
 */
const removeWithdrawn = async (
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  pieceId: string,
  fichier: string,
): Promise<void> => {
  await objects.remove(fichier)
  await dropPieces(db, [pieceId])
}

/** Deletes a file of someone signed in that is attached to nothing. */
export const removePiece = async (
  services: Pick<Services, 'db' | 'objects'>,
  session: OpenSession,
  pieceId: string,
): Promise<void> => {
  const fichier = await inSession(services, session, (db, { id }) => withdrawPiece(db, id, pieceId))
  if (fichier === undefined) throw new Refusal('introuvable')
  await removeWithdrawn(services, pieceId, fichier)
}

/** How long a file may wait, attached to nothing. */
const WAITING_MS = DAY_MS

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
  await oneByOne(due, async ({ id, compte_id }) => {
    const fichier = await withdrawPiece(services.db, compte_id, id)
    // Attached or removed meanwhile: there is nothing left to do.
    if (fichier !== undefined) await removeWithdrawn(services, id, fichier)
  })
  return due.length < AT_ONCE
}
