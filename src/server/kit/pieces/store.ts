import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { AnalysePiece, PieceTable } from '../database/schema/documents.ts'
import type { Tables } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'

export type PieceRow = Selectable<PieceTable>

/** What tells of a row, in a query. */
export type OfPiece = ExpressionBuilder<Tables, 'piece'>

/** What is known of files whose bytes are deleted, or about to be. */
export const CONDEMNED: readonly AnalysePiece[] = ['infectee', 'refusee']

export const notCondemned = (e: OfPiece) => e('analyse', 'not in', CONDEMNED)

export const addPieces = (db: Db, rows: readonly Insertable<PieceTable>[]) =>
  db.insertInto('piece').values(rows).execute()

export const dropPieces = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('piece').where('id', 'in', ids).execute()

/** Moment of a file that was withdrawn: it waits to be deleted, and is attached to nothing any more. */
export const WITHDRAWN = 0

/** Every file that an account sent and whose bytes are still there. */
export const piecesOfCompte = (db: Db, compteId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where(notCondemned)
    .orderBy('cree_le')
    .orderBy('id')
    .execute()

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
    .where(notCondemned)
    .where('cree_le', '<>', WITHDRAWN)
    .where('cree_le', '<', before)
    .orderBy('id')
    .limit(most)
    .execute()

/** Files attached to the messages of a request, in the order of their names. */
export const piecesOfConversation = (db: Db, demandeId: string): Promise<PieceRow[]> =>
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

/** Files attached to the corrections that a person asked for, the first sent first. */
export const piecesOfCorrections = (db: Db, compteId: string): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('correction_id', 'is not', null)
    .orderBy('cree_le')
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
