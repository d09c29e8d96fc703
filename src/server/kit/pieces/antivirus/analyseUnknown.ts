import { buffer } from 'node:stream/consumers'
import type { Verdict } from './antivirus.ts'
import type { Services } from '#server/services.ts'
import { oneByOne } from '../../database/purging/oneByOne.ts'
import type { PieceRow } from '../store.ts'
import { condemnedPieces, judgePieces, unknownPieces } from './quarantine.ts'
import { condemnPieces, type OnCondemned } from '../condemnPieces.ts'

/** A file whose bytes are not there is being sent, or was lost: nothing is known of it. */
const analyse = async ({ objects, antivirus }: Services, { fichier }: PieceRow): Promise<Verdict> => {
  const opened = await objects.open(fichier)
  return opened ? antivirus.analyse(await buffer(opened.stream)) : 'non_analyse'
}

interface Round {
  readonly isStopped?: () => boolean
  /** Hears of a file that could not be looked at. */
  readonly tell?: (pieceId: string, fault: unknown) => void
}

/**
 * Has an antivirus that answers again look at every file in quarantine. Clean ones may leave; infected ones are
 * condemned, all together, so that each request asks for its own at once. One that cannot be looked at stays, and stops no
 * other. Gives the condemned ones.
 */
export const analyseUnknown = async (
  services: Services,
  onCondemned: OnCondemned,
  { isStopped = () => false, tell = () => undefined }: Round = {},
): Promise<PieceRow[]> => {
  const { db, antivirus, wakeTransmission } = services
  const goesOn = () => antivirus.answers() && !isStopped()
  const infected: string[] = []
  const look = async (piece: PieceRow): Promise<Verdict> => {
    try {
      return await analyse(services, piece)
    } catch (error) {
      tell(piece.id, error)
      return 'non_analyse'
    }
  }
  let batch = goesOn() ? await unknownPieces(db, '') : []
  while (batch.length > 0) {
    for (const piece of batch) {
      const verdict = goesOn() ? await look(piece) : 'non_analyse'
      if (verdict === 'infecte') infected.push(piece.id)
      if (verdict === 'sain') await judgePieces(db, [piece.id], 'sain')
    }
    batch = goesOn() ? await unknownPieces(db, batch.at(-1)?.id ?? '') : []
  }
  wakeTransmission()
  return condemnPieces(services, infected, 'infectee', onCondemned)
}

/**
 * Deletes the bytes of condemned files again: a server that stopped in between may have left some. One that cannot be deleted
 * stops no other.
 */
export const removeCondemned = async ({ db, objects }: Services): Promise<void> => {
  await oneByOne(await condemnedPieces(db), ({ fichier }) => objects.remove(fichier))
}
