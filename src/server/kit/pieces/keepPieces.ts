/** Pieces: files that people send, of a type that is accepted, in quarantine until an antivirus clears them. */

import { formatsPiece, type Piece, type UsagePiece } from '#contract/kit/piece.ts'
import { condemnFiles, removeCondemned } from '../files/condemnFiles.ts'
import { sumOf } from '../files/storeDocument.ts'
import { StorageFull } from '../objects/ObjectStore.ts'
import { cleanName, extensionOf, pieceType } from './pieceType.ts'
import { reproachApart } from './contenu/lookApart.ts'
import { isHugePicture } from './contenu/pictureSize.ts'
import type { ReceivedFile } from './receiveFiles.ts'
import { Refusal } from '../Refusal.ts'
import { newId } from '../identifiers.ts'
import { inSession } from '../session/holdSession.ts'
import type { OpenSession } from '../session/sessions.ts'
import type { Services } from '#server/services.ts'
import { addPieces, countPieces, dropPieces, type PieceRow } from './store.ts'
import { keptWeight, waitingWeight } from './storeWaiting.ts'

/** Most that an account may have waiting, attached to nothing; small files count too, each is one for the disk. */
const MOST_WAITING = { files: 200, bytes: 100_000_000 }

/** Most that an account may have sent, attached or not: a hundred files of the largest size, or many small ones. */
const MOST_KEPT = { files: 2000, bytes: 1_000_000_000 }

const isMore = (one: typeof MOST_KEPT, most: typeof MOST_KEPT) =>
  one.files > most.files || one.bytes > most.bytes

interface Checked {
  readonly row: PieceRow
  readonly bytes: Buffer
}

/** Whether a file of this name may be joined for a use. */
export const isFor = (usage: UsagePiece, nom: string): boolean =>
  formatsPiece[usage].some((format) => format === extensionOf(nom))

const checked = async (
  { antivirus }: Services,
  { name, bytes }: ReceivedFile,
  { compteId, now, usage }: { readonly compteId: string; readonly now: number; readonly usage: UsagePiece },
): Promise<Checked> => {
  if (bytes.length === 0) throw new Refusal('pieceVide')
  const nom = cleanName(name)
  const type = await pieceType(nom, bytes)
  if (type === undefined || !isFor(usage, nom))
    throw new Refusal(usage === 'iban' ? 'pieceTypeIban' : 'pieceType')
  if (isHugePicture(type, bytes)) throw new Refusal('pieceImage')
  const reproach = await reproachApart(compteId, type, bytes)
  if (reproach) throw new Refusal(reproach)
  const analyse = await antivirus.analyse(bytes)
  if (analyse === 'infecte') throw new Refusal('pieceInfectee')
  const id = newId()
  const row = {
    id,
    compte_id: compteId,
    nom,
    type,
    taille: bytes.length,
    empreinte: sumOf(bytes),
    fichier: `${newId()}.${extensionOf(nom)}`,
    cree_le: now,
    message_id: null,
    correction_id: null,
    dossier_id: null,
    analyse,
    groupe: null,
  }
  return { row, bytes }
}

/** Undoes a deposit that did not succeed: what a store that is away does not delete goes with the purge. */
const undo = async (services: Services, rows: readonly PieceRow[]) => {
  const fichiers = rows.map(({ fichier }) => fichier)
  await services.db.transaction().execute(async (inside) => {
    await condemnFiles(inside, fichiers)
    await dropPieces(
      inside,
      rows.map(({ id }) => id),
    )
  })
  await removeCondemned(services, fichiers)
}

/** Writes the bytes of files whose rows are there; an account that is erased meanwhile takes its rows away. */
const putAll = async ({ db, objects }: Services, pieces: readonly Checked[]) => {
  for (const { row, bytes } of pieces) await objects.put(row.fichier, bytes)
  const left = await countPieces(
    db,
    pieces.map(({ row }) => row.id),
  )
  if (left < pieces.length) throw new Refusal('pieceAbsente')
}

/**
 * Keeps the files of one call, attached to nothing yet: all of them, or none. Each must be what its name says, and
 * none may be infected; without the word of an antivirus, a file is kept in quarantine. They were minutes in coming: the session may have ended. The rows are written first: a server that stops meanwhile leaves no file that nothing would ever delete.
 */
export const keepPieces = async (
  services: Services,
  session: Pick<OpenSession, 'empreinte' | 'compte'>,
  files: readonly ReceivedFile[],
  usage: UsagePiece = 'autre',
): Promise<PieceRow[]> => {
  if (files.length === 0) throw new Refusal('requeteMalFormee', { champs: ['fichier'] })
  const now = services.clock().getTime()
  const compteId = session.compte.id
  const pieces: Checked[] = []
  for (const file of files) pieces.push(await checked(services, file, { compteId, now, usage }))
  const rows = pieces.map(({ row }) => row)
  await inSession(services, session, async (transaction) => {
    await addPieces(transaction, rows)
    if (isMore(await waitingWeight(transaction, compteId), MOST_WAITING)) throw new Refusal('pieceAttente')
    if (isMore(await keptWeight(transaction, compteId), MOST_KEPT)) throw new Refusal('pieceQuota')
  })
  try {
    await putAll(services, pieces)
  } catch (error) {
    await undo(services, rows)
    throw error instanceof StorageFull ? new Refusal('stockagePlein') : error
  }
  return rows
}

/** A file as its sender sees it. */
export const toPiece = ({ id, nom, taille }: Pick<PieceRow, 'id' | 'nom' | 'taille'>): Piece => ({
  pieceId: id,
  nom,
  taille,
})
