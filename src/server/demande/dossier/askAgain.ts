import { peutPasser } from '#rules/demande/etats.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { PieceRow } from '#server/kit/pieces/store.ts'
import type { Services } from '#server/services.ts'
import { dossierById } from '../store.ts'
import { dropTransmissionsOf } from '../transmission/store.ts'
import { advanceDossier } from './advanceDossier.ts'

const quoted = (pieces: readonly PieceRow[]) => pieces.map(({ nom }) => `« ${nom} »`).join(', ')

/** Adds a sentence to the reason of the last passage of a request. */
const appendMotif = async (db: Db, dossierId: string, sentence: string): Promise<void> => {
  const last = await db
    .selectFrom('passage')
    .select(['id', 'motif'])
    .where('dossier_id', '=', dossierId)
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const motif = last.motif === null ? sentence : `${last.motif.replace(/(?<![.\s])[.\s]*$/, '.')} ${sentence}`
  await db.updateTable('passage').set({ motif }).where('id', '=', last.id).execute()
}

/** What the person reads in the follow-up, and has to do. */
const motifOf = (pieces: readonly PieceRow[]): string =>
  pieces.length === 1
    ? `Le fichier ${quoted(pieces)} n’a pas passé notre contrôle de sécurité : il n’est pas conservé. Déposez une autre copie du document.`
    : `Les fichiers ${quoted(pieces)} n’ont pas passé notre contrôle de sécurité : ils ne sont pas conservés. Déposez une autre copie des documents.`

/**
 * Requests ask again for their condemned files, which are not sent, in the transaction given: each for all of its own at
 * once, where its state allows it; one that asks for a file already asks for more.
 */
export const askAgain = async (
  services: Pick<Services, 'clock' | 'config'>,
  db: Db,
  condemned: readonly PieceRow[],
): Promise<void> => {
  await dropTransmissionsOf(
    db,
    condemned.map(({ id }) => id),
  )
  for (const dossierId of new Set(condemned.map(({ dossier_id }) => dossier_id))) {
    const dossier = dossierId === null ? undefined : await dossierById(db, dossierId)
    if (!dossier) continue
    const own = condemned.filter(({ dossier_id }) => dossier_id === dossierId)
    const motif = motifOf(own)
    const usage = own.every(({ groupe }) => groupe === 'iban') ? 'iban' : undefined
    if (dossier.etat === 'piecedemandee') await appendMotif(db, dossier.id, motif)
    else if (peutPasser(dossier.genre, dossier.etat, 'piecedemandee'))
      await advanceDossier(services, db, dossier, { etat: 'piecedemandee', motif, usage })
  }
}
