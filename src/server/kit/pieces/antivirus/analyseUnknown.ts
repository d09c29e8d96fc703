import { buffer } from 'node:stream/consumers'
import type { Verdict } from './antivirus.ts'
import type { Services } from '#server/services.ts'
import type { PieceRow } from '../store.ts'
import { condemnedPieces, judgePieces, unknownPieces } from './quarantine.ts'
import { condemnPieces, type OnCondemned } from '../condemnPieces.ts'

/** A file whose bytes are not there is being sent, or was lost: nothing is known of it. */
const analyse = async ({ objects, antivirus }: Services, { fichier }: PieceRow): Promise<Verdict> => {
  const opened = await objects.open(fichier)
  return opened ? antivirus.analyse(await buffer(opened.stream)) : 'non_analyse'
}

/**
 * Has an antivirus that answers again look at every file in quarantine. Clean ones may leave; infected ones are
 * condemned, all together, so that each request asks for its own at once. Gives the condemned ones.
 */
export const analyseUnknown = async (
  services: Services,
  onCondemned: OnCondemned,
  isStopped = () => false,
): Promise<PieceRow[]> => {
  const { db, antivirus, wakeTransmission } = services
  const goesOn = () => antivirus.answers() && !isStopped()
  const infected: string[] = []
  let batch = goesOn() ? await unknownPieces(db, '') : []
  while (batch.length > 0) {
    for (const piece of batch) {
      const verdict = goesOn() ? await analyse(services, piece) : 'non_analyse'
      if (verdict === 'infecte') infected.push(piece.id)
      if (verdict === 'sain') await judgePieces(db, [piece.id], 'sain')
    }
    batch = goesOn() ? await unknownPieces(db, batch.at(-1)?.id ?? '') : []
  }
  wakeTransmission()
  return condemnPieces(services, infected, 'infectee', onCondemned)
}

/** Deletes the bytes of condemned files again: a server that stopped in between may have left some. */
export const removeCondemned = async ({ db, objects }: Services): Promise<void> => {
  for (const { fichier } of await condemnedPieces(db)) await objects.remove(fichier)
}
