import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { waitingPiecesBefore } from './store.ts'
import { removePiece } from './removePiece.ts'

/** How long a file may wait, attached to nothing. */
const WAITING_MS = 24 * 3_600_000

/** Deletes the files sent a day ago that are attached to nothing and named by no draft of their sender. */
export const purgePieces = async (services: Pick<Services, 'db' | 'objects'>, now: number): Promise<void> => {
  for (const { id, compte_id } of await waitingPiecesBefore(services.db, now - WAITING_MS))
    await removePiece(services, compte_id, id).catch((error: unknown) => {
      // Attached or removed meanwhile: there is nothing left to do.
      if (!(error instanceof Refusal)) throw error
    })
}
