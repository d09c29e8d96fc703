import { CONDEMNED, type PieceRow } from '../store.ts'
import { NO_ID } from '../../identifiers.ts'
import type { AnalysePiece } from '../../database/schema/documents.ts'
import type { Db } from '../../database/Store.ts'

/** What is known of the files that may leave: clean, or let go by the office. */
export const OUT_OF_QUARANTINE: readonly AnalysePiece[] = ['sain', 'liberee']

/** Files looked up at once. */
const BATCH = 20

const unknownPieces = (db: Db, after: string, upTo: string | undefined): Promise<PieceRow[]> =>
  db
    .selectFrom('piece')
    .selectAll()
    .where('analyse', '=', 'non_analyse')
    .where('id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute()

/** Files that no antivirus has looked at: those after an identifier, then those up to it, each of them once. */
export const unknownInTurn = async function* (db: Db, first: string): AsyncGenerator<PieceRow> {
  for (const [from, upTo] of [[first], [NO_ID, first]] as const) {
    let batch = await unknownPieces(db, from, upTo)
    while (batch.length > 0) {
      yield* batch
      batch = await unknownPieces(db, batch.at(-1)?.id ?? from, upTo)
    }
  }
}

const inRequests = (db: Db) =>
  db
    .selectFrom('piece')
    .innerJoin('dossier', 'dossier.id', 'piece.dossier_id')
    .where('analyse', '=', 'non_analyse')

/** Files of requests for retirement that no antivirus has looked at, the oldest first; `most` of them. */
export const quarantinedPieces = (db: Db, most: number) =>
  inRequests(db)
    .selectAll('piece')
    .select('dossier.numero')
    .orderBy('piece.cree_le')
    .orderBy('piece.id')
    .limit(most)
    .execute()

/** Those of these identifiers that such files have. */
export const quarantinedAmong = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await inRequests(db)
    .select('piece.id')
    .where('piece.id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether the bytes of a file are deleted, or about to be. */
export const isCondemned = ({ analyse }: Pick<PieceRow, 'analyse'>): boolean => CONDEMNED.includes(analyse)

/** Writes what is known now of files in quarantine; gives those that were still in it. */
export const judgePieces = (db: Db, ids: readonly string[], analyse: AnalysePiece): Promise<PieceRow[]> =>
  db
    .updateTable('piece')
    .set({ analyse })
    .where('id', 'in', ids)
    .where('analyse', '=', 'non_analyse')
    .returningAll()
    .execute()
