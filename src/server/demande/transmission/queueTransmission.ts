import { extensionOf } from '#server/kit/pieces/pieceType.ts'
import { newId } from '#server/kit/identifiers.ts'
import { piecesOfDossier, type PieceRow } from '#server/kit/pieces/store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { addTransmissions, countRecords } from './store.ts'
import { type Happened, recordOf } from './record.ts'
import { signed } from './signature.ts'

const attachedTo = async (db: Db, dossierId: string, ids: readonly string[]): Promise<PieceRow[]> => {
  const attached = await piecesOfDossier(db, dossierId)
  return [...new Set(ids)].map((id) => {
    const piece = attached.find((one) => one.id === id)
    if (!piece) throw new Error('A file to send is not attached to its request')
    return piece
  })
}

/**
 * Queues what the management system must know of a request, in the transaction of what happens to it: a signed record,
 * and each of the files given by their identifiers, which must be attached to it already and leave once it is out of quarantine. The caller
 * wakes the transmission once the transaction is over.
 */
export const queueTransmission = async (
  db: Db,
  { dossier, nature, pieces: ids }: Happened<string>,
  now: number,
): Promise<void> => {
  const pieces = await attachedTo(db, dossier.id, ids)
  const rank = (await countRecords(db, dossier.id)) + 1
  const row = { dossier_id: dossier.id, cree_le: now, essais: 0, prochain_essai: now, transmis_le: null }
  const record = {
    ...row,
    id: newId(),
    nom: `${String(rank).padStart(4, '0')}-${nature}.json`,
    json: await signed(db, await recordOf(db, { dossier, nature, pieces }, now)),
    piece_id: null,
  }
  const files = pieces.map(({ id, nom }) => ({
    ...row,
    id: newId(),
    nom: `pieces/${id}.${extensionOf(nom)}`,
    json: null,
    piece_id: id,
  }))
  await addTransmissions(db, [record, ...files])
}
