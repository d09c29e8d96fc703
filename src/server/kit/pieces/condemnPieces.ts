import { peutPasser } from '#rules/demande/etats.ts'
import type { Services } from '#server/services.ts'
import { dossierById } from '#server/demande/store.ts'
import { dropPieces, type PieceRow } from './store.ts'
import { appendMotif } from '#server/demande/passages.ts'
import { judgePieces } from './antivirus/quarantine.ts'
import type { Db } from '../database/Store.ts'
import { dropTransmissionsOf } from '#server/demande/transmission/store.ts'
import { advanceDossier } from '#server/demande/dossier/advanceDossier.ts'

type Needed = Pick<Services, 'db' | 'objects' | 'clock' | 'config' | 'wakeMail'>

const quoted = (pieces: readonly PieceRow[]) => pieces.map(({ nom }) => `« ${nom} »`).join(', ')

const isWaiting = ({ message_id, correction_id, dossier_id }: PieceRow) =>
  message_id === null && correction_id === null && dossier_id === null

/** What the person reads in the follow-up, and has to do. */
const motifOf = (pieces: readonly PieceRow[]): string =>
  pieces.length === 1
    ? `Le fichier ${quoted(pieces)} n’a pas passé notre contrôle de sécurité : il n’est pas conservé. Déposez une autre copie du document.`
    : `Les fichiers ${quoted(pieces)} n’ont pas passé notre contrôle de sécurité : ils ne sont pas conservés. Déposez une autre copie des documents.`

/** Requests ask again for their files, each for all of its own at once; one that asks for a file already asks for more. */
const askAgain = async (needed: Needed, db: Db, condemned: readonly PieceRow[]) => {
  for (const dossierId of new Set(condemned.map(({ dossier_id }) => dossier_id))) {
    const dossier = dossierId === null ? undefined : await dossierById(db, dossierId)
    if (!dossier) continue
    const motif = motifOf(condemned.filter(({ dossier_id }) => dossier_id === dossierId))
    if (dossier.etat === 'piecedemandee') await appendMotif(db, dossier.id, motif)
    else if (peutPasser(dossier.genre, dossier.etat, 'piecedemandee'))
      await advanceDossier(needed, db, dossier, { etat: 'piecedemandee', motif })
  }
}

/**
 * Condemns files in quarantine: they never leave, their bytes are deleted, and the requests that they are attached to ask
 * for them again where their state allows it; those that are attached to nothing are forgotten. Gives those that were
 * still in quarantine. Bytes that cannot be deleted now are by the next start.
 */
export const condemnPieces = async (
  needed: Needed,
  ids: readonly string[],
  analyse: 'infectee' | 'refusee',
): Promise<PieceRow[]> => {
  const { db, objects, wakeMail } = needed
  if (ids.length === 0) return []
  const condemned = await db.transaction().execute(async (inside) => {
    const judged = await judgePieces(inside, ids, analyse)
    if (judged.length === 0) return judged
    await dropTransmissionsOf(
      inside,
      judged.map(({ id }) => id),
    )
    await askAgain(needed, inside, judged)
    return judged
  })
  wakeMail()
  for (const { fichier } of condemned) await objects.remove(fichier)
  const waiting = condemned.filter(isWaiting).map(({ id }) => id)
  if (waiting.length > 0) await dropPieces(db, waiting)
  return condemned
}
