import { buffer } from 'node:stream/consumers'
import { NO_ID } from '../../identifiers.ts'
import type { Verdict } from './antivirus.ts'
import type { Services } from '#server/services.ts'
import type { PieceRow } from '../store.ts'
import { judgePieces, unknownInTurn } from './quarantine.ts'
import { condemnPieces, type OnCondemned } from '../condemnPieces.ts'

/** A file whose bytes are not there is being sent, or was lost: nothing is known of it. */
const analyse = async ({ objects, antivirus }: Services, { fichier }: PieceRow): Promise<Verdict> => {
  const opened = await objects.open(fichier)
  return opened ? antivirus.analyse(await buffer(opened.stream)) : 'non_analyse'
}

interface Round {
  readonly isStopped?: () => boolean
  /** The file after which the round begins; those up to it come last. */
  readonly after?: string
  /** Hears of the file on which the antivirus fell silent: the others are not to wait for it. */
  readonly silenced?: (pieceId: string) => void
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
  { isStopped = () => false, after = NO_ID, silenced = () => undefined, tell = () => undefined }: Round = {},
): Promise<readonly PieceRow[]> => {
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
  for await (const piece of unknownInTurn(db, after)) {
    if (!goesOn()) break
    const verdict = await look(piece)
    if (verdict === 'infecte') infected.push(piece.id)
    if (verdict === 'sain') await judgePieces(db, [piece.id], 'sain')
    if (!antivirus.answers()) silenced(piece.id)
  }
  wakeTransmission()
  const { pieces } = await condemnPieces(services, infected, 'infectee', onCondemned)
  return pieces
}
