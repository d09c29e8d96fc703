import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { PieceTable } from '../database/schema/documents.ts'
import type { Tables } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'

export type PieceRow = Selectable<PieceTable>

export const addPieces = (db: Db, rows: readonly Insertable<PieceTable>[]) =>
  db.insertInto('piece').values(rows).execute()

export const dropPieces = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('piece').where('id', 'in', ids).execute()

/** How many files of an account, and their bytes together. */
interface Weight {
  readonly files: number
  readonly bytes: number
}

const weightOf = async (pieces: SelectQueryBuilder<Tables, 'piece', object>): Promise<Weight> => {
  const { files, bytes } = await pieces
    .select((e) => [
      e.fn.countAll<number | string>().as('files'),
      e.fn.sum<number | string | null>('taille').as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return { files: Number(files), bytes: Number(bytes ?? 0) }
}

/** Moment of a file that was withdrawn: it waits to be deleted, and is attached to nothing any more. */
export const WITHDRAWN = 0

const sentBy = (db: Db, compteId: string) =>
  db.selectFrom('piece').where('compte_id', '=', compteId).where('cree_le', '>', WITHDRAWN)

const waitingOf = (db: Db, compteId: string) =>
  sentBy(db, compteId)
    .where('message_id', 'is', null)
    .where('correction_id', 'is', null)
    .where('dossier_id', 'is', null)

/** Files of an account that are attached to nothing. */
export const waitingWeight = (db: Db, compteId: string): Promise<Weight> => weightOf(waitingOf(db, compteId))

/** All the files that an account has sent and that are kept. */
export const keptWeight = (db: Db, compteId: string): Promise<Weight> => weightOf(sentBy(db, compteId))

/** Every file that an account sent and whose bytes are still there. */
export const piecesOfCompte = (db: Db, compteId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('analyse', 'not in', ['infectee', 'refusee'])
    .orderBy('cree_le')
    .orderBy('id')
    .execute()

/** Files of an account that are attached to nothing. */
export const waitingPieces = (db: Db, compteId: string): Promise<PieceRow[]> =>
  waitingOf(db, compteId).selectAll().execute()

/** Withdraws a file that is attached to nothing, only if it is this account's; gives its key. */
export const withdrawPiece = async (db: Db, compteId: string, id: string): Promise<string | undefined> => {
  const withdrawn = await db
    .updateTable('piece')
    .set({ cree_le: WITHDRAWN })
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .where('message_id', 'is', null)
    .where('correction_id', 'is', null)
    .where('dossier_id', 'is', null)
    .returning('fichier')
    .executeTakeFirst()
  return withdrawn?.fichier
}

/** How many of these files the base still has. */
export const countPieces = async (db: Db, ids: readonly string[]): Promise<number> => {
  const { total } = await db
    .selectFrom('piece')
    .select((e) => e.fn.countAll<number | string>().as('total'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(total)
}

interface Kept {
  readonly after: string
  /** Moment (ms) from which they are too young. */
  readonly before: number
  readonly most: number
}

/** Files whose bytes must be there, after an identifier, in the order of these: neither condemned nor withdrawn. */
export const keptPieces = (db: Db, { after, before, most }: Kept): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('id', '>', after)
    .where('analyse', 'not in', ['infectee', 'refusee'])
    .where('cree_le', '<>', WITHDRAWN)
    .where('cree_le', '<', before)
    .orderBy('id')
    .limit(most)
    .execute()

/** Files attached to nothing since before a moment that no draft of their sender names, and those that were withdrawn. */
export const waitingPiecesBefore = (db: Db, moment: number, most: number): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('message_id', 'is', null)
    .where('correction_id', 'is', null)
    .where('dossier_id', 'is', null)
    .where('cree_le', '<=', moment)
    .where((e) => {
      const drafts = e
        .selectFrom('brouillon')
        .select('brouillon.genre')
        .whereRef('brouillon.compte_id', '=', 'piece.compte_id')
        .where(sql<boolean>`brouillon.json like '%' || piece.id || '%'`)
      return e.or([e('cree_le', '=', WITHDRAWN), e.not(e.exists(drafts))])
    })
    .orderBy('cree_le')
    .limit(most)
    .execute()

/** What files are attached to. */
export type Attachment =
  | { readonly message_id: string }
  | { readonly correction_id: string }
  | { readonly dossier_id: string; readonly groupe?: string }

/** Attaches files of an account; gives how many of them could be. */
export const attachTo = async (
  db: Db,
  compteId: string,
  ids: readonly string[],
  to: Attachment,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('piece')
    .set(to)
    .where('id', 'in', ids)
    .where('analyse', 'not in', ['infectee', 'refusee'])
    .where('compte_id', '=', compteId)
    .where('message_id', 'is', null)
    .where('correction_id', 'is', null)
    .where('dossier_id', 'is', null)
    .where('cree_le', '>', WITHDRAWN)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Files attached to the messages of a request, in the order of their names. */
export const piecesOfDemande = (db: Db, demandeId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .innerJoin('message', 'message.id', 'piece.message_id')
    .selectAll('piece')
    .where('message.demande_id', '=', demandeId)
    .orderBy('piece.nom')
    .orderBy('piece.id')
    .execute()

/** A file attached to a message of a request of this person. */
export const pieceOfMessage = (db: Db, compteId: string, id: string): Promise<PieceRow | undefined> =>
  db
    .selectFrom('piece')
    .innerJoin('message', 'message.id', 'piece.message_id')
    .innerJoin('demande', 'demande.id', 'message.demande_id')
    .selectAll('piece')
    .where('piece.id', '=', id)
    .where('demande.compte_id', '=', compteId)
    .executeTakeFirst()

/** Files attached to the corrections that a person asked for. */
export const piecesOfCorrections = (db: Db, compteId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('correction_id', 'is not', null)
    .orderBy('nom')
    .orderBy('id')
    .execute()

/** Files attached to a request for retirement, the first sent first. */
export const piecesOfDossier = (db: Db, dossierId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('cree_le')
    .orderBy('nom')
    .execute()
